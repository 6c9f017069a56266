import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useIsBlocked } from '../../lib/blocking';
import { dismissToast, useToastDock, useToasts } from '../../lib/page/toasts';
import { LongWait } from '../../parts/trouble/long-wait';
import { useTopModal } from '../../ui/modal/hold-page';
import { BlockingSpinner } from '../../ui/spinner/blocking-spinner';
import { ToastRegion } from '../../ui/toast/toast-region';

/** [9.2] Short messages, over the page or where it has room for them, in what is open above it; and the hold while something is being saved. */
export function Messages() {
  const { t } = useTranslation();
  const toasts = useToasts();
  const dock = useToastDock();
  const modal = useTopModal();
  const place = toasts.length > 0 && modal ? modal : dock;
  const isBlocked = useIsBlocked();
  const region = (
    <ToastRegion
      label={t('toasts.label')}
      dismissLabel={t('toasts.dismiss')}
      toasts={toasts}
      isDocked={!!dock && place === dock}
      onDismiss={dismissToast}
    />
  );
  return (
    <>
      {place ? createPortal(region, place) : region}
      {isBlocked && (
        <BlockingSpinner text={t('blocking.wait')}>
          <LongWait />
        </BlockingSpinner>
      )}
    </>
  );
}
