import { contentsDuration } from '@lantern/domain/contents/contents-count';
import type { ContentView } from '@lantern/domain/contents/content-view';
import { durationMinutes } from '@lantern/domain/display/duration';
import { useTranslation } from 'react-i18next';
import { activityTitle, courseTitle } from '../../../lib/format/shown-title';
import { useLangOf } from '../../../lib/page/use-lang-of';
import { OnePageSection } from './one-page-section';
import { PlayerBody } from '../frame/player-body';
import type { PlayerLinks } from '../player-state/use-player-links';
import styles from '../frame/player.module.css';
import type { Player } from '../player-state/use-player';
import { useScrollToPart } from './use-scroll-to-part';

type OnePageViewProps = {
  player: Player;
  links: PlayerLinks;
  view: Extract<ContentView, { kind: 'page' }>;
};

/** [4.5] The activities of a module, or of a small course, one below another; with their names or without. */
export function OnePageView({ player, links, view: { pages, index, axis } }: OnePageViewProps) {
  const { t } = useTranslation();
  const langOf = useLangOf();
  const page = pages[index];
  // Above the first one stands the title of the page.
  useScrollToPart(page?.activities[0]?.axis === axis ? null : axis);
  if (!page) return null;
  const { module, activities } = page;
  const minutes = durationMinutes(contentsDuration(activities));
  const lead = t('player.onOnePage', { count: activities.length });
  const time = minutes === null ? null : t('player.aboutMinutes', { count: minutes });

  return (
    <PlayerBody {...(player.tree && { displayMode: player.tree.displayMode })}>
      <article className={styles.lesson}>
        <header className={styles.lessonHead}>
          <h1
            className={styles.lessonTitle}
            lang={langOf((module?.childActivity ?? player.course.objective).language)}
            dir="auto"
            tabIndex={-1}
          >
            {module ? activityTitle(module.childActivity, t) : courseTitle(player.course.objective, t)}
          </h1>
          <p className={styles.lessonFacts}>{time === null ? lead : `${lead} · ${time}`}</p>
        </header>
        <div className={styles.onePage}>
          {activities.map((part) => (
            <OnePageSection
              key={part.id}
              player={player}
              links={links}
              part={part}
              isNamed={player.tree?.presentationMode !== 'onePageWithoutNames'}
            />
          ))}
        </div>
      </article>
    </PlayerBody>
  );
}
