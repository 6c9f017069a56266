import { browserOf, isSupportedBrowser } from '@lantern/domain/display/browser-support';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, writeStored } from '../../lib/storage/storage';
import { showToast } from '../../lib/page/toasts';

const SHOWN = 'browserNotice';

/** [9.15] Reading 54: whoever comes with another browser is told once, and everything works all the same. */
export function BrowserNotice() {
  const { t } = useTranslation();
  useEffect(() => {
    if (isSupportedBrowser(browserOf(navigator.userAgent)) || readStored(SHOWN) !== null) return;
    writeStored(SHOWN, 'shown');
    showToast('info', t('toasts.otherBrowser'));
  }, [t]);
  return null;
}
