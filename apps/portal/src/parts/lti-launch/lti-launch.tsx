import type { SaidAtClose } from '@lantern/domain/lti/tool-message';
import { toolText, type ToolWords } from '@lantern/domain/lti/tool-return';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportForeignMessage, reportSilentTool, reportToolLog } from '../../api/attempts/report-tool';
import { type ToolActivity, toolLinkQuery } from '../../api/attempts/tool-launch';
import { showToast } from '../../lib/page/toasts';
import { forgetToolWords, useToolWords } from '../../lib/format/tool-words';
import { ToolFailed } from './tool-failed';
import { ToolFrame } from './tool-frame';
import { ToolOffer } from './tool-offer';
import { ToolOpening } from './tool-opening';
import { ToolProblem } from './tool-problem';
import { useToolPlace } from './use-tool-place';

export type LtiLaunchProps = {
  objectiveId: string;
  /** The activity's, which names the frame. */
  name: string;
  /** The tool's own; null where it has none. */
  toolName: string | null;
  activity: ToolActivity;
  /** [4.5] Pixels that the tool would like to have. */
  size?: { width: number | null; height: number | null };
  /** False where the activity is only for a window of its own. */
  supportsFrame?: boolean;
  /** The attempt is over. */
  isOver?: boolean;
  /** It is, and no tool is open that the learner would be taken away from. */
  onOver?: () => void;
  /** What was reached here so far: above the tool, and for `renderBack` to show once it was closed. */
  result?: ReactNode;
  /** Stands in place of a tool that was closed without a problem, and shows what the tool said. */
  renderBack: (openAgain: () => void, message: string | null) => ReactNode;
  /** The tool has sent the learner back: what it has told the server can be asked for. `opened` is how it was opened. */
  onReturn: (opened: ToolActivity) => void;
  /** The learner went elsewhere by themselves; the tool may have told the server something. */
  onLeave: () => void;
};

type Stage =
  | { kind: 'open' }
  | { kind: 'tooSlow' }
  | { kind: 'cancelled' }
  | { kind: 'closed'; words: ToolWords };

/** [2.18] [7.19] An external tool: in a frame, or by a link to a window of its own where a frame cannot work. */
export function LtiLaunch(props: LtiLaunchProps) {
  const { objectiveId, name, toolName, activity, size, supportsFrame = true } = props;
  const { isOver = false, onOver, result, renderBack, onReturn, onLeave } = props;
  const { t } = useTranslation();
  // What changes around it, such as the attempt's end, does not take an open tool away.
  const [opened, setOpened] = useState(activity);
  const [round, setRound] = useState(0);
  const [stage, setStage] = useState<Stage>({ kind: 'open' });
  const [asksForFrame, setAsksForFrame] = useState(false);
  const said = useToolWords(objectiveId);
  const hasEnded = isOver && !opened.isReview;
  const {
    data: link,
    error,
    isPending,
  } = useQuery({
    ...toolLinkQuery(opened, 'iframe', round),
    // Who comes back from the tool is not sent there again at once, nor anybody once the attempt has ended.
    enabled: said === null && !hasEnded,
  });
  const place = useToolPlace(link?.toolOrigin ?? null, supportsFrame);
  const isInFrame = place !== null && stage.kind === 'open' && (place.kind === 'frame' || asksForFrame);

  const leave = useEffectEvent(() => {
    // What was said of this activity is not said of the next one.
    forgetToolWords();
    onLeave();
  });
  useEffect(() => () => leave(), []);

  const words = stage.kind === 'closed' && !said?.errorMessage ? stage.words : said;

  const tellOver = useEffectEvent(() => {
    // The page that it stood on is left.
    if (words?.message) showToast('success', words.message);
    onOver?.();
  });
  const leadsOn = hasEnded && (said !== null || !isInFrame);
  useEffect(() => {
    if (leadsOn) tellOver();
  }, [leadsOn]);

  function openAgain() {
    forgetToolWords();
    setOpened(activity);
    setStage({ kind: 'open' });
    setRound((number) => number + 1);
  }

  const cancel = () => setStage({ kind: 'cancelled' });

  function close(said: SaidAtClose) {
    const words = { message: toolText(said.message), errorMessage: toolText(said.errorMessage) };
    reportToolLog({ objectiveId }, { message: toolText(said.log), errorMessage: toolText(said.errorLog) });
    setStage({ kind: 'closed', words });
    onReturn(opened);
  }

  if (words && words.errorMessage === null) return renderBack(openAgain, words.message);
  return (
    <>
      {result}
      {tool()}
    </>
  );

  function tool(): ReactNode {
    if (words) return <ToolProblem activity={activity} words={words} onOpenAgain={openAgain} />;
    if (error) return <ToolFailed error={error} onRetry={openAgain} />;
    if (stage.kind === 'cancelled') {
      return <ToolOffer activity={activity} reason="cancelled" onFrame={openAgain} />;
    }
    if (isPending || place === null) return <ToolOpening onCancel={cancel} />;
    if (stage.kind === 'tooSlow') {
      return <ToolOffer activity={activity} reason="tooSlow" onFrame={openAgain} />;
    }
    if (place.kind === 'window' && !asksForFrame) {
      const onFrame = place.reason === 'cookiesRefused' ? () => setAsksForFrame(true) : null;
      return <ToolOffer activity={activity} reason={place.reason} onFrame={onFrame} />;
    }
    return (
      <ToolFrame
        key={link.targetLinkUri}
        title={t('toolLaunch.frameTitle', { name })}
        toolName={toolName}
        link={link}
        size={size ?? null}
        onClose={close}
        onForeign={(origin) => reportForeignMessage({ objectiveId }, origin)}
        onCancel={cancel}
        onTooSlow={() => {
          reportSilentTool({ objectiveId }, new URL(link.toolOrigin).host);
          setStage({ kind: 'tooSlow' });
        }}
      />
    );
  }
}
