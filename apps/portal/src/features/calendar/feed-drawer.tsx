import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, RefreshCw, Trash2 } from 'lucide-react';
import { useRef, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { type FeedScope, feedsQuery, makeFeed, removeFeed } from '../../api/planner/feeds';
import { taskCoursesQuery } from '../../api/planner/tasks';
import { errorText } from '../../api/transport/error-text';
import { courseTitle } from '../../lib/format/shown-title';
import { useFormat } from '../../lib/format/use-format';
import { useBackCloses } from '../../lib/page/use-back-closes';
import { useLangOf } from '../../lib/page/use-lang-of';
import { randomId } from '../../lib/random-id';
import { Button } from '../../ui/button/button';
import { buttonClass } from '../../ui/button/button-class';
import { SelectField } from '../../ui/field/select-field';
import { Icon } from '../../ui/icon';
import { Drawer } from '../../ui/modal/drawer';
import { WidgetOff } from '../../ui/widget-off';
import { FeedAddress } from './feed-address';
import styles from './feed-drawer.module.css';

const FILE = '/api/lms/v1/users/me/calendar.ics';

/** [2.12] Where other calendars read this one: made, replaced and closed; and the calendar as a file. */
export function FeedDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const langOf = useLangOf();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(feedsQuery());
  const { data: courses = [] } = useQuery(taskCoursesQuery());
  const [scope, setScope] = useState('');
  const [made, setMade] = useState<{ feedId: string; path: string } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, startWork] = useTransition();
  const working = useRef(Promise.resolve());
  useBackCloses(onClose);

  function run(work: () => Promise<unknown>) {
    setFailure(null);
    // One after the other: of two new secrets at once nobody could tell which one holds.
    startWork(() => (working.current = working.current.then(work).then(() => undefined, setFailure)));
  }
  const make = (feed: FeedScope) =>
    run(async () => setMade({ feedId: feed.feedId, path: await makeFeed(client, feed) }));

  return (
    <Drawer
      title={t('calendar.feeds.title')}
      closeLabel={t('calendar.close')}
      onClose={onClose}
      footer={
        <a className={buttonClass({ variant: 'quiet', block: true })} href={FILE} download>
          <Icon of={Download} />
          {t('calendar.feeds.download')}
        </a>
      }
    >
      <div className={styles.drawer}>
        <p>{t('calendar.feeds.text')}</p>
        <SelectField
          label={t('calendar.feeds.scope')}
          value={scope}
          onChange={({ target }) => setScope(target.value)}
        >
          <option value="">{t('calendar.allCourses')}</option>
          {courses.map((course) => (
            <option key={course.id} value={course.id}>
              {courseTitle(course, t)}
            </option>
          ))}
        </SelectField>
        <Button
          variant="primary"
          block
          busy={isBusy}
          onClick={() => make({ feedId: randomId(), objectiveId: scope || null })}
        >
          {t('calendar.feeds.make')}
        </Button>
        {failure !== null && (
          <p className={styles.failure} role="alert">
            {errorText(failure, t)}
          </p>
        )}
        {isError && !data && (
          <WidgetOff action={<Button onClick={() => void refetch()}>{t('fragments.tryAgain')}</Button>}>
            <p role="alert">{t('calendar.feeds.notLoaded')}</p>
          </WidgetOff>
        )}
        <ul className={styles.feeds}>
          {data?.feeds.map(({ id, course, created, lastRead }) => (
            <li key={id}>
              <p lang={langOf(course?.language ?? null)} dir="auto">
                <b>{course ? courseTitle(course, t) : t('calendar.allCourses')}</b>
              </p>
              <p className={styles.made}>{t('calendar.feeds.made', { date: format.dateTime(created) })}</p>
              <p className={styles.made}>
                {lastRead
                  ? t('calendar.feeds.lastRead', { date: format.dateTime(lastRead) })
                  : t('calendar.feeds.neverRead')}
              </p>
              {made?.feedId === id && <FeedAddress key={made.path} path={made.path} />}
              <div className={styles.actions}>
                <Button
                  icon={RefreshCw}
                  onClick={() => make({ feedId: id, objectiveId: course?.objectiveId ?? null })}
                >
                  {t('calendar.feeds.replace')}
                </Button>
                <Button variant="quiet" icon={Trash2} onClick={() => run(() => removeFeed(client, id))}>
                  {t('calendar.feeds.remove')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Drawer>
  );
}
