import { useTranslation } from 'react-i18next';
import { useOnline } from '../../lib/network/use-online';
import { Notice } from '../../ui/notice';

/** Nothing of the answer is lost: it waits for another try, or for the connection. */
export function SurveyFailed({ isUnreached }: { isUnreached: boolean }) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const passing = isUnreached ? t('errors.network') : t('feedbackSurvey.failedAdvice');
  return (
    <div role="alert">
      <Notice tone="danger" title={t('feedbackSurvey.failed')}>
        {isOnline ? passing : t('feedbackSurvey.offlineAdvice')}
      </Notice>
    </div>
  );
}
