import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import type { ContentRefusal } from '@lantern/domain/contents/content-access';
import { asNewTry, type TryAgain, tryAgain } from '@lantern/domain/tries/try-again';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refetchTrees, startNewTry } from '../../../api/attempts/activity-work';
import { errorText } from '../../../api/transport/error-text';
import { tellOtherTabs } from '../../../lib/storage/tab-news';
import { showToast } from '../../../lib/page/toasts';
import { partLock } from '../player-state/part-lock';
import type { Player } from '../player-state/use-player';

export type NewTry = {
  offer: TryAgain | null;
  /** Why it cannot begin now. */
  lock: ContentRefusal | null;
  isBusy: boolean;
  begin: () => void;
  /** How many were begun on this page: each opens the activity anew. */
  count: number;
};

/** [8.8] Reading 63: another try of an activity that is done, while the attempt at the course runs. */
export function useTryAgain(player: Player, part: ActivityPart): NewTry {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [count, setCount] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const offer = player.canWork ? tryAgain(part) : null;

  async function begin(): Promise<void> {
    setIsBusy(true);
    try {
      await startNewTry(client, { objectiveWorkflowId: player.objectiveWorkflowId, activityPartId: part.id });
      setCount((tries) => tries + 1);
      tellOtherTabs();
    } catch (error) {
      showToast('error', errorText(error, t));
    } finally {
      setIsBusy(false);
      await refetchTrees(client);
    }
  }
  return {
    offer,
    lock: offer && partLock(player, asNewTry(part)),
    isBusy,
    begin: () => void begin(),
    count,
  };
}
