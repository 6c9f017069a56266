import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { BadgeCheck, CircleDashed, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format';
import { CourseName } from '../../../parts/course-text/course-name';
import { Icon } from '../../../ui/icon';
import styles from './course-end.module.css';
import type { EndFacts } from './end-facts';
import headline from './headline.module.css';
import { useEndWords } from './use-end-words';

/** Where the name of the course stands in the sentence, on a line of its own. */
const NAME_PLACE = '\uFFFC';

type EndHeadProps = { course: ObjectiveAccess; facts: EndFacts };

/** When the course ended and how, in words. */
export function EndHead({ course, facts }: EndHeadProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useEndWords(facts);
  const { isFinished, passed, endedOn, canBeTakenAgain } = facts;
  const isLacking = isFinished && passed === false;
  const lacking = canBeTakenAgain ? 'notPassedYet' : 'notPassedOn';
  const kicker = isFinished ? (isLacking ? lacking : 'finishedOn') : 'submittedOn';
  const date = endedOn && format.date(endedOn);
  const title = t(isFinished ? 'courseEnd.completed' : 'courseEnd.submitted', { course: NAME_PLACE });
  const [before, after] = title.split(NAME_PLACE);
  return (
    <header className={styles.head}>
      {date && (
        <p className={headline.kicker}>
          <Icon of={isFinished ? (isLacking ? CircleDashed : BadgeCheck) : Hourglass} />
          {t(`courseEnd.${kicker}`, { date })}
        </p>
      )}
      <h1 tabIndex={-1}>
        {before}
        <CourseName course={course.objective} />
        {after}
      </h1>
      <p className={headline.lede}>{words}</p>
    </header>
  );
}
