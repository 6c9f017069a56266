import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../lib/page/toasts';

/** [9.15] Reading 54: whoever comes with another browser is told once, after the page, and everything works all the same. */
export function BrowserNotice() {
  const { t } = useTranslation();
  useEffect(() => {
    import('./tell-browser').then(
      ({ isFirstWithOtherBrowser }) => {
        if (isFirstWithOtherBrowser()) showToast('info', t('toasts.otherBrowser'));
      },
      // It is no more than a notice.
      () => {},
    );
  }, [t]);
  return null;
}
