import type { TeamActivity } from '@lantern/contract/entities/team-work';
import {
  afterSave,
  changedByOthers,
  isTyped,
  reloaded,
  type SharedDraft,
  shownTexts,
  withTyped,
} from '@lantern/domain/team/shared-draft';
import type { TeamTexts } from '@lantern/domain/team/team-fields';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { refetchTeamWork, saveTeamWork, type TeamPlace } from '../../../api/team/team-work';
import { isPassingFailure } from '../../../api/transport/is-passing-failure';
import { problemCodeOf } from '../../../api/transport/problem-code-of';
import { readDraft, writeDraft } from './stored-draft';

type Work = NonNullable<TeamActivity['work']>;

/** After the last letter. */
const SAVE_AFTER_MS = 1500;
const RETRY_MS = 10_000;

export type SaveState = 'saved' | 'saving' | 'waiting' | 'refused';

export type SharedDrafting = {
  texts: TeamTexts;
  /** Of what others have changed since; while something is typed here. */
  conflict: string[];
  /** Brought in by the last reload. */
  brought: string[];
  /** What the team has where something else is typed here. */
  theirs: TeamTexts;
  state: SaveState;
  version: number;
  isTyped: boolean;
  type: (key: string, text: string) => void;
  reload: () => void;
  /** Saves what is typed, now. True when the team has all of it. */
  flush: () => Promise<boolean>;
};

/** [1.3] What a member types over the team's work: saved by itself, and lost neither without a connection nor to others. */
export function useSharedDraft(place: TeamPlace, work: Work, mayWrite: boolean): SharedDrafting {
  const client = useQueryClient();
  const { objectiveWorkflowId } = place;
  const [draft, setDraft] = useState<SharedDraft>(() => ({
    version: work.version,
    base: work.texts,
    typed: {},
    ...readDraft({ objectiveWorkflowId, workId: work.id }),
  }));
  const [state, setState] = useState<SaveState>('saved');
  const [brought, setBrought] = useState<string[]>([]);
  const saving = useRef<Promise<boolean> | null>(null);
  const conflict = work.version > draft.version ? changedByOthers(draft, work) : [];
  // Nothing is typed here: what the others write is simply shown.
  const isBehind = work.version > draft.version;
  const isQuietly = isBehind && (!isTyped(draft) || conflict.length === 0 || !mayWrite);
  if (isQuietly && state !== 'saving') {
    setBrought(conflict);
    setDraft(mayWrite ? reloaded(draft, work) : { version: work.version, base: work.texts, typed: {} });
  }

  useEffect(
    () => writeDraft({ objectiveWorkflowId, workId: work.id }, isTyped(draft) ? draft : null),
    [objectiveWorkflowId, work.id, draft],
  );

  async function save(): Promise<boolean> {
    if (saving.current) await saving.current;
    if (!isTyped(draft)) return true;
    if (!mayWrite || isBehind) return false;
    setState('saving');
    const sent = draft.typed;
    saving.current = saveTeamWork(client, place, { version: draft.version, texts: { ...sent } })
      .then(({ work: saved }) => {
        if (saved) setDraft((now) => afterSave(now, sent, saved));
        setState('saved');
        return true;
      })
      .catch((error: unknown) => {
        if (problemCodeOf(error) === 'conflict') void refetchTeamWork(client);
        setState(isPassingFailure(error) ? 'waiting' : 'refused');
        return false;
      })
      .finally(() => {
        saving.current = null;
      });
    return saving.current;
  }
  const saveNow = useEffectEvent(() => void save());

  const { typed } = draft;
  useEffect(() => {
    if (Object.keys(typed).length === 0 || !mayWrite || isBehind) return undefined;
    const timer = setTimeout(() => saveNow(), state === 'waiting' ? RETRY_MS : SAVE_AFTER_MS);
    const now = () => saveNow();
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') saveNow();
    };
    addEventListener('online', now);
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', now);
      document.removeEventListener('visibilitychange', whenHidden);
    };
  }, [typed, mayWrite, isBehind, state]);

  return {
    texts: shownTexts(draft),
    conflict: isTyped(draft) && mayWrite ? conflict : [],
    brought,
    theirs: Object.fromEntries(
      brought.filter((key) => key in draft.typed).map((key) => [key, draft.base[key] ?? '']),
    ),
    state,
    version: draft.version,
    isTyped: isTyped(draft),
    type: (key, text) => {
      setDraft((now) => withTyped(now, key, text));
      if (state === 'refused') setState('saved');
    },
    reload: () => {
      setBrought(conflict);
      setDraft((now) => reloaded(now, work));
      setState('saved');
    },
    flush: save,
  };
}
