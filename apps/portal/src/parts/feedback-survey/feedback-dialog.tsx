import { X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button/icon-button';
import { classNames } from '../../ui/class-names';
import modal from '../../ui/modal/modal.module.css';
import { useModal } from '../../ui/modal/use-modal';
import styles from './feedback-dialog.module.css';
import { FeedbackSurvey } from './feedback-survey';
import type { KeptAnswer, SurveyMemory } from './use-survey';

let kept: KeptAnswer | null = null;
const MEMORY: SurveyMemory = {
  get: () => kept,
  set: (answer) => {
    kept = answer;
  },
};

/** [9.13] The survey over whatever page the learner is on. Closed, it can be opened again, and gone on with. */
export function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref, onClose);
  return (
    <dialog
      ref={ref}
      className={classNames(modal.modal, modal.dialog)}
      aria-label={t('accountMenu.feedback')}
    >
      <div className={classNames(modal.inner, styles.inner)}>
        <FeedbackSurvey place="anywhere" objectiveId={null} memory={MEMORY} />
        <div className={styles.close}>
          <IconButton icon={X} label={t('feedbackSurvey.close')} onClick={onClose} />
        </div>
      </div>
    </dialog>
  );
}
