import type { OpenCatalogObjective } from '@lantern/contract/entities/open-catalog-objective';
import type { Showcase } from '@lantern/contract/entities/showcase';
import { durationMinutes } from '@lantern/domain/display/duration';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format';
import type { CourseFact } from './course-facts';

/** What can be said of the course itself: length, collection, certificate, code. What is not known is left out. */
export function useCourseFacts(
  objective: OpenCatalogObjective,
  showcases: readonly Showcase[],
): CourseFact[] {
  const { t } = useTranslation();
  const length = useLength(objective.activity);
  const certificate = useCertificate(objective);
  const format = useFormat();
  const collections = showcases
    .filter(({ id }) => objective.showcases.some((showcase) => showcase.id === id))
    .map(({ name }) => name);
  const facts = [
    { key: 'length', label: t('courseFacts.length'), value: length },
    { key: 'collection', label: t('courseFacts.collection'), value: format.list(collections) },
    { key: 'certificate', label: t('courseFacts.certificate'), value: certificate },
    {
      key: 'code',
      label: t('courseFacts.code'),
      value: objective.code && <bdi>{objective.code}</bdi>,
    },
  ];
  return facts.filter(({ value }) => value);
}

/** [9.7] */
function useLength({ childrenCount, duration }: OpenCatalogObjective['activity']): string | null {
  const { t } = useTranslation();
  const count = durationMinutes(duration);
  const minutes = count === null ? null : t('courseFacts.minutes', { count });
  const modules = childrenCount === 0 ? null : t('courseFacts.modules', { count: childrenCount });
  return modules && minutes ? t('courseFacts.modulesAndMinutes', { modules, minutes }) : (modules ?? minutes);
}

function useCertificate({
  certificateTemplates,
  objectiveGradingScale,
}: OpenCatalogObjective): string | null {
  const { t } = useTranslation();
  const format = useFormat();
  if (certificateTemplates.length === 0) return null;
  if (!objectiveGradingScale) return t('courseFacts.certificateYes');
  return t('courseFacts.certificateFrom', {
    percent: format.percent(objectiveGradingScale.normalizedPassingScore),
  });
}
