import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rescueFocus } from '../../lib/page/rescue-focus';
import { useNow } from '../../lib/time/clock';
import styles from './feedback-tab.module.css';
import { LateFeedbackDialog } from './late-feedback-dialog';
import { useSurveyDue } from './use-survey-due';

/** [1.6] [9.13] At the edge of wide pages; narrow ones have the same among the items of the account. */
export function FeedbackTab() {
  const { t } = useTranslation();
  const isDue = useSurveyDue(useNow());
  const [isOpen, setIsOpen] = useState(false);

  /** Once it is answered there is no tab any more that had the focus. */
  function close() {
    setIsOpen(false);
    void rescueFocus();
  }

  return (
    <>
      {isDue && (
        <button type="button" className={styles.tab} onClick={() => setIsOpen(true)}>
          <span>{t('accountMenu.feedback')}</span>
        </button>
      )}
      {isOpen && (
        <Suspense>
          <LateFeedbackDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
