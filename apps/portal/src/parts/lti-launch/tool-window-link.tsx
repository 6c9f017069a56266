import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TOOL_LINK_LIFETIME_MS, type ToolActivity, toolLinkQuery } from '../../api/attempts/tool-launch';
import { type ButtonLook, buttonClass } from '../../ui/button/button-class';
import { Icon } from '../../ui/icon';
import { VisuallyHidden } from '../../ui/visually-hidden';

type ToolWindowLinkProps = { activity: ToolActivity; variant?: NonNullable<ButtonLook['variant']> };

/** A real link, which no blocker of windows stops. Its address is good once, so another is fetched after each use. */
export function ToolWindowLink({ activity, variant = 'secondary' }: ToolWindowLinkProps) {
  const { t } = useTranslation();
  const [round, setRound] = useState(0);
  const { data: link } = useQuery(toolLinkQuery(activity, 'window', round));

  useEffect(() => {
    const timer = setInterval(() => setRound((number) => number + 1), TOOL_LINK_LIFETIME_MS);
    return () => clearInterval(timer);
  }, []);

  return (
    <a
      className={buttonClass({ variant })}
      href={link?.targetLinkUri}
      target="_blank"
      rel="noopener noreferrer"
      aria-disabled={!link || undefined}
      // After the browser has followed it.
      onClick={() => setTimeout(() => setRound((number) => number + 1))}
    >
      <Icon of={ExternalLink} />
      {t('toolLaunch.openInWindow')}
      <VisuallyHidden> {t('toolLaunch.newWindow')}</VisuallyHidden>
    </a>
  );
}
