import { lightsSideBySide } from '@lantern/artwork/cover/lights-side-by-side';
import type { Suggestion } from '@lantern/contract/catalog/get-my-suggestions';
import { catalogCoursePath } from '@lantern/domain/course/course-paths';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { suggestionsQuery } from '../../api/courses/suggestions';
import { courseTitle } from '../../lib/format/shown-title';
import { OfferedCourseCard } from '../course-card/offered-course-card';
import styles from './suggestions.module.css';

/** [2.4] What the learner might take next, each course with the reason for it. Where there is none, or no answer, nothing. */
export function Suggestions() {
  const { t } = useTranslation();
  const { data: suggestions = [] } = useQuery(suggestionsQuery());
  if (suggestions.length === 0) return null;
  const lights = lightsSideBySide(
    suggestions.map(({ objective }) => ({ objectiveId: objective.id, isLit: false })),
  );
  return (
    <section className={styles.suggestions} aria-labelledby="suggestions-title">
      <h2 id="suggestions-title">{t('suggestions.title')}</h2>
      <ul className={styles.row}>
        {suggestions.map((suggestion, place) => (
          <li key={suggestion.objective.id} className={styles.suggestion}>
            <OfferedCourseCard
              // The reason has the room of the description.
              objective={{ ...suggestion.objective, description: '' }}
              light={lights[place] ?? 0}
              to={catalogCoursePath(suggestion.objective.id)}
              t={t}
              titleAs="h3"
            />
            <p className={styles.reason}>{reasonText(suggestion, t)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function reasonText({ reason, finished, collection }: Suggestion, t: TFunction): string {
  if (reason === 'popular' || !finished) return t('suggestions.popular');
  const course = courseTitle(finished, t);
  return collection
    ? t('suggestions.sameCollection', { course, collection: collection.name })
    : t('suggestions.becauseFinished', { course });
}
