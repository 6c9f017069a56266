import { useTranslation } from 'react-i18next';
import { useIsBlocked } from '../../lib/blocking';
import { dismissToast, useToasts } from '../../lib/page/toasts';
import { LongWait } from '../../parts/trouble/long-wait';
import { BlockingSpinner } from '../../ui/blocking-spinner';
import { ToastRegion } from '../../ui/toast/toast-region';

/** [9.2] What may lie over any page: short messages, and the hold while something is being saved. */
export function Messages() {
  const { t } = useTranslation();
  const toasts = useToasts();
  const isBlocked = useIsBlocked();
  return (
    <>
      <ToastRegion
        label={t('toasts.label')}
        dismissLabel={t('toasts.dismiss')}
        toasts={toasts}
        onDismiss={dismissToast}
      />
      {isBlocked && (
        <BlockingSpinner text={t('blocking.wait')}>
          <LongWait />
        </BlockingSpinner>
      )}
    </>
  );
}
