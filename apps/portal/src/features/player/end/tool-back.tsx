import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { tryAgain } from '@lantern/domain/tries/try-again';
import { type BackFromTool, backFromTool } from '@lantern/domain/lti/back-from-tool';
import { BadgeCheck, Hourglass, RefreshCw, SquareArrowOutUpRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../../lib/page/page-facts';
import { activityTitle } from '../../../lib/format/shown-title';
import { useScoreWatch } from '../../../parts/attempt-watch/use-score-watch';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon';
import { Notice } from '../../../ui/notice';
import { partLock } from '../player-state/part-lock';
import headline from './headline.module.css';
import { Relay } from './relay';
import { ScoreSheet } from '../try-again/score-sheet';
import styles from './tool-back.module.css';
import type { Player } from '../player-state/use-player';
import { useRelaySteps } from './use-relay-steps';

type ToolBackProps = {
  player: Player;
  part: ActivityPart;
  isRoot: boolean;
  /** Null where it has none. */
  toolName: string | null;
  /** What the tool said at its end; null for nothing. */
  message: string | null;
  /** What was reached in the activity so far; with a sheet of its own where there is another try. */
  result: ReactNode;
  onOpenAgain: () => void;
};

const WAITING: readonly BackFromTool[] = ['unheard', 'marking'];

/** [2.18] [4.3] Back from the tool: its score, or that it is on its way; it comes here by itself. */
export function ToolBack(props: ToolBackProps) {
  const { player, part, isRoot, toolName, message, result, onOpenAgain } = props;
  const { t } = useTranslation();
  const { config } = usePage();
  const place = useRef<HTMLDivElement>(null);
  const standing = backFromTool(part);
  const isWaiting = WAITING.includes(standing);
  // Of what it has not sent, the tool knows more than we do: there may be no score to come.
  const isToolsWord = standing === 'unheard' && message !== null;
  const from = toolName ?? (part.toolUrl && new URL(part.toolUrl).host);
  const asking = useScoreWatch(player.course, isWaiting);
  const steps = useRelaySteps(part, standing, asking);
  const { activityWorkflowAggregate } = part.childActivity;
  const name = activityTitle(part.childActivity, t);
  const score = activityWorkflowAggregate?.bestActivityRecord?.normalizedScore ?? null;
  const hasSheet = player.canWork && tryAgain(part) !== null;
  const mayLook = partLock(player, isRoot ? null : part) === null;

  // The frame that had the keyboard is gone.
  useEffect(() => place.current?.focus(), []);

  return (
    <div ref={place} tabIndex={-1} className={styles.back}>
      <header aria-live="polite">
        <p className={headline.kicker}>
          <Icon of={isWaiting ? Hourglass : BadgeCheck} />
          {from ? t('toolBack.from', { tool: from }) : t('pages.toolReturn')}
        </p>
        <h2>{t(isToolsWord ? 'toolLaunch.closedTitle' : `toolBack.${standing}.title`)}</h2>
        {!isToolsWord && <p className={headline.lede}>{t(`toolBack.${standing}.text`, { name })}</p>}
        {message !== null && (
          <p className={headline.lede} dir="auto">
            {message}
          </p>
        )}
      </header>
      {standing === 'here' && !hasSheet && (
        <ScoreSheet
          score={score}
          minimum={part.normalizedPassingScore}
          remainingAttempts={part.remainingAttempts}
        />
      )}
      {!isWaiting && <div className={styles.result}>{result}</div>}
      {standing !== 'noScore' && !isToolsWord && <Relay steps={steps} />}
      {isWaiting && (
        <Notice title={t('toolBack.nothingLost')}>
          {t('toolBack.nothingLostText', { product: config.productTitle })}
        </Notice>
      )}
      {(isWaiting || mayLook) && (
        <div className={styles.ways}>
          {isWaiting && !isToolsWord && (
            <Button icon={RefreshCw} onClick={asking.askNow}>
              {t('toolBack.askNow')}
            </Button>
          )}
          {mayLook && (
            <Button
              variant={isWaiting && !isToolsWord ? 'quiet' : 'secondary'}
              icon={SquareArrowOutUpRight}
              onClick={onOpenAgain}
            >
              {t(standing === 'here' || standing === 'untold' ? 'toolBack.look' : 'toolLaunch.openAgain')}
            </Button>
          )}
        </div>
      )}
      {isWaiting && <div className={styles.result}>{result}</div>}
    </div>
  );
}
