import { clampProgress, progressPercent } from '@lantern/domain/grade/percent';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format';
import { ProgressRow } from '../../ui/progress/progress-row';

/** [5.4] */
export function AttemptProgress({ progress }: { progress: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <ProgressRow
      label={t('courseDetails.progress')}
      value={clampProgress(progress)}
      text={format.percent(progressPercent(progress) / 100)}
      size="lg"
    />
  );
}
