import { SURVEY_STRUGGLES, type SurveyStruggle } from '@lantern/domain/session/feedback-survey';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../ui/tag';
import styles from './feedback-survey.module.css';
import type { Survey } from './use-survey';
import { useTakenFocus } from './use-taken-focus';

/** [9.13] Any number of them, none too. */
export function StrugglesQuestion({ survey: { draft, change } }: { survey: Survey }) {
  const { t } = useTranslation();
  const legend = useTakenFocus<HTMLLegendElement>('reached');
  const { struggles } = draft;

  function toggle(struggle: SurveyStruggle) {
    const others = struggles.filter((one) => one !== struggle);
    change({ struggles: others.length < struggles.length ? others : [...struggles, struggle] });
  }

  return (
    <fieldset className={styles.question}>
      <legend ref={legend} tabIndex={-1} className={styles.legend}>
        {t('feedbackSurvey.struggles.question')}
      </legend>
      <div className={styles.tags}>
        {SURVEY_STRUGGLES.map((struggle) => (
          <Tag key={struggle} pressed={struggles.includes(struggle)} onToggle={() => toggle(struggle)}>
            {t(`feedbackSurvey.struggles.${struggle}`)}
          </Tag>
        ))}
      </div>
    </fieldset>
  );
}
