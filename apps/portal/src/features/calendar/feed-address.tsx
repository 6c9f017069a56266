import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../lib/page/page-facts';
import { Button } from '../../ui/button/button';
import { buttonClass } from '../../ui/button/button-class';
import { TextField } from '../../ui/field/text-field';
import styles from './feed-drawer.module.css';

/** [2.12] A secret address, the one time that it is told: to be copied, or opened by the calendar of this device. */
export function FeedAddress({ path }: { path: string }) {
  const { t } = useTranslation();
  const { origin } = usePage();
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const address = `${origin}${path}`;

  /** Where there is no clipboard the address is at least marked, to be copied by hand. */
  async function copy() {
    field.current?.select();
    await navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    );
  }

  return (
    <>
      <TextField
        ref={field}
        label={t('calendar.feeds.address')}
        hint={t('calendar.feeds.once')}
        value={address}
        dir="ltr"
        readOnly
      />
      <div className={styles.actions}>
        <Button icon={Copy} onClick={() => void copy()}>
          {t(isCopied ? 'calendar.feeds.copied' : 'calendar.feeds.copy')}
        </Button>
        <a className={buttonClass({ variant: 'quiet' })} href={address.replace(/^https?:/, 'webcal:')}>
          {t('calendar.feeds.open')}
        </a>
      </div>
    </>
  );
}
