import type { ListedObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { detailsPath } from '@lantern/domain/course/course-paths';
import { lastRecord } from '@lantern/domain/enrollment/enrolled-course';
import { courseResult } from '@lantern/domain/grade/course-result';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useCardWords } from '../../parts/course-card/use-card-words';
import { CourseName } from '../../parts/course-text/course-name';
import { gradeWords, SCORE_TONES } from '../../parts/score/grade-words';
import { ToneText } from '../../ui/tone-text';
import styles from './widgets.module.css';

/** [4.20] The latest results that may be seen. */
export function ResultsWidget({ results }: { results: readonly ListedObjectiveAccess[] }) {
  const { t } = useTranslation();
  return (
    <section className={styles.widget} aria-labelledby="results-title">
      <h2 id="results-title">{t('dashboard.widget.results')}</h2>
      {results.length === 0 && <p className={styles.empty}>{t('dashboard.noResults')}</p>}
      <ul className={styles.rows}>
        {results.map((course) => (
          <ResultRow key={course.id} course={course} />
        ))}
      </ul>
    </section>
  );
}

function ResultRow({ course }: { course: ListedObjectiveAccess }) {
  const { t } = useTranslation();
  const words = useCardWords();
  const result = courseResult(course, words.now);
  if (result.kind !== 'shown') return null;
  const finished = lastRecord(course)?.finished ?? null;
  const text = result.text ? gradeWords(result.text, words) : t('courseResult.completed');
  const verdict = result.passed ? 'courseResult.passed' : 'courseResult.notPassed';
  return (
    <li className={styles.row}>
      <div>
        <h3 className={styles.title}>
          <Link to={detailsPath(course.objective.id)}>
            <CourseName course={course.objective} />
          </Link>
        </h3>
        <p className={styles.sub}>
          {finished && t('courseCard.completedOn', { date: words.format.shortDate(finished) })}
          {result.passed !== null && ` · ${t(verdict)}`}
        </p>
      </div>
      <strong className={styles.figure}>
        {result.colour ? <ToneText tone={SCORE_TONES[result.colour]}>{text}</ToneText> : text}
      </strong>
    </li>
  );
}
