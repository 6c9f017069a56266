import type { SaidAtClose } from '@lantern/domain/lti/tool-message';
import { toolText, type ToolWords } from '@lantern/domain/lti/tool-return';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportForeignMessage, reportSilentTool, reportToolLog } from '../../api/report-tool';
import { type ToolActivity, toolLinkQuery } from '../../api/tool-launch';
import { showToast } from '../../lib/toasts';
import { forgetToolWords, useToolWords } from '../../lib/tool-words';
import { ToolClosed } from './tool-closed';
import { ToolFailed } from './tool-failed';
import { ToolFrame } from './tool-frame';
import { ToolOffer } from './tool-offer';
import { ToolOpening } from './tool-opening';
import { useToolPlace } from './use-tool-place';

export type LtiLaunchProps = {
  objectiveId: string;
  /** The activity's, which names the frame. */
  name: string;
  activity: ToolActivity;
  /** [4.5] Pixels that the tool would like to have. */
  size?: { width: number | null; height: number | null };
  /** False where the activity is only for a window of its own. */
  supportsFrame?: boolean;
  /** The tool has sent the learner back: what it has told the server can be asked for. `opened` is how it was opened. */
  onReturn: (opened: ToolActivity) => void;
  /** The learner went elsewhere by themselves; the tool may have told the server something. */
  onLeave: () => void;
};

type Stage = { kind: 'open' } | { kind: 'tooSlow' } | { kind: 'closed'; words: ToolWords };

/** [2.18] [7.19] An external tool: in a frame, or by a link to a window of its own where a frame cannot work. */
export function LtiLaunch(props: LtiLaunchProps) {
  const { objectiveId, name, activity, size, supportsFrame = true, onReturn, onLeave } = props;
  const { t } = useTranslation();
  // What changes around it, such as the attempt's end, does not take an open tool away.
  const [opened, setOpened] = useState(activity);
  const [round, setRound] = useState(0);
  const [stage, setStage] = useState<Stage>({ kind: 'open' });
  const [asksForFrame, setAsksForFrame] = useState(false);
  const { data: link, error, isPending } = useQuery(toolLinkQuery(opened, 'iframe', round));
  const place = useToolPlace(link?.toolOrigin ?? null, supportsFrame);
  const said = useToolWords(objectiveId);

  const leave = useEffectEvent(onLeave);
  useEffect(() => () => leave(), []);

  function openAgain() {
    forgetToolWords();
    setOpened(activity);
    setStage({ kind: 'open' });
    setRound((number) => number + 1);
  }

  function close(said: SaidAtClose) {
    const words = { message: toolText(said.message), errorMessage: toolText(said.errorMessage) };
    reportToolLog({ objectiveId }, { message: toolText(said.log), errorMessage: toolText(said.errorLog) });
    if (words.message) showToast('success', words.message);
    setStage({ kind: 'closed', words });
    onReturn(opened);
  }

  if (said?.errorMessage) return <ToolClosed activity={activity} words={said} onOpenAgain={openAgain} />;
  if (stage.kind === 'closed') {
    return <ToolClosed activity={activity} words={stage.words} onOpenAgain={openAgain} />;
  }
  if (error) return <ToolFailed error={error} onRetry={openAgain} />;
  if (isPending || place === null) return <ToolOpening />;
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
      link={link}
      size={size ?? null}
      onClose={close}
      onForeign={(origin) => reportForeignMessage({ objectiveId }, origin)}
      onTooSlow={() => {
        reportSilentTool({ objectiveId }, new URL(link.toolOrigin).host);
        setStage({ kind: 'tooSlow' });
      }}
    />
  );
}
