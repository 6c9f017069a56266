import { Check, Link } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button';
import { TextField } from '../../ui/field/text-field';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useCopyLink } from './use-copy-link';

type CopyLinkProps = {
  url: string;
  title: string;
  /** There is nothing else to do here. */
  isPrimary?: boolean;
};

/** [4.19] Says for ten seconds that the link was copied; where copying is refused, the link stands there to be taken. */
export function CopyLink({ url, title, isPrimary = false }: CopyLinkProps) {
  const { t } = useTranslation();
  const { state, copy } = useCopyLink({ url, title });
  const isCopied = state === 'copied';
  return (
    <>
      <Button
        {...(isPrimary ? { variant: 'primary', size: 'lg' } : { variant: 'quiet' })}
        icon={isCopied ? Check : Link}
        onClick={() => void copy()}
      >
        {t(isCopied ? 'copyLink.copied' : 'copyLink.action')}
      </Button>
      <VisuallyHidden>
        <output>{isCopied && t('copyLink.copied')}</output>
      </VisuallyHidden>
      {state === 'refused' && (
        <TextField
          label={t('copyLink.field')}
          value={url}
          readOnly
          dir="ltr"
          ref={takeFocus}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}

/** The link was asked for: it is there at once, ready to be copied by hand. */
function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
}
