import { Link } from 'lucide-react';
import { Button } from '../../ui/button/button';
import { useCopyLink } from './use-copy-link';

type CopyCertificateLinkProps = { address: string; label: string; variant?: 'secondary' | 'quiet' };

/** [8.7] */
export function CopyCertificateLink({ address, label, variant = 'quiet' }: CopyCertificateLinkProps) {
  const copy = useCopyLink(address);
  return (
    <Button variant={variant} icon={Link} onClick={copy}>
      {label}
    </Button>
  );
}
