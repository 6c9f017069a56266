import { externalStore, type ExternalStore } from '../../lib/storage/external-store';
import { storedList } from '../../lib/storage/stored-list';
import { isPassingFailure } from '../transport/is-passing-failure';
import { retryAfterMsOf } from '../transport/retry-after';
import {
  isOutboxWork,
  type BeginWork,
  type FinishWork,
  type ProgressWork,
  type OutboxWork,
} from './outbox-work';
import { problemCodeOf } from '../transport/problem-code-of';

/** How the learner's work is doing: `waiting` is for the connection, `saved` has just gone out after a wait. */
export type WorkState = 'idle' | 'waiting' | 'saved';

export type WorkOutcome = 'sent' | 'waiting' | 'refused';

export type Outbox = {
  state: ExternalStore<WorkState>;
  /** The learner has opened an activity that could not be begun. */
  begin: (begin: Opened) => Promise<WorkOutcome>;
  isBeginWaiting: (begin: Opened) => boolean;
  /** Where the learner is now. */
  saveProgress: (work: Omit<ProgressWork, 'kind' | 'id'>) => Promise<WorkOutcome>;
  finish: (finish: Omit<FinishWork, 'kind' | 'id'>) => Promise<WorkOutcome>;
  /** Sends what waits, in the order in which it was done; one run at a time. */
  send: () => Promise<void>;
  /** How long a busy server still wants to be left alone, by its own Retry-After. */
  waitMs: () => number;
};

type Opened = Omit<BeginWork, 'kind' | 'id'>;

type OutboxDeps = {
  userId: string;
  sendOne: (work: OutboxWork, store: (work: OutboxWork) => void) => Promise<void>;
  /** Keeps two tabs from sending at once. */
  alone: (run: () => Promise<void>) => Promise<void>;
  /** Does the browser itself say that there is no connection? */
  isOffline: () => boolean;
  now: () => number;
};

/** What a learner does is written down first and sent then: nothing is lost with the connection, or with the page. */
export function createOutbox({ userId, sendOne, alone, isOffline, now }: OutboxDeps): Outbox {
  const list = storedList<OutboxWork>(`kept-work:${userId}`, isOutboxWork);
  const state = externalStore<WorkState>('idle');
  const outcomes = new Map<string, WorkOutcome>();
  let run: Promise<void> | null = null;
  let runsBegun = 0;
  let notBefore = 0;

  async function sendAll(): Promise<void> {
    runsBegun += 1;
    for (let work = list.read()[0]; work; work = list.read()[0]) {
      const outcome = await sentOrNot(work);
      outcomes.set(work.id, outcome);
      if (outcome === 'waiting') {
        state.set(() => 'waiting');
        return;
      }
      if (!isOvertaken(work)) list.remove(work.id);
    }
    state.set((was) => (was === 'waiting' ? 'saved' : was));
  }

  /** While progress was on its way a later one has taken its place: that one stays. */
  function isOvertaken(work: OutboxWork): boolean {
    const listed = list.read().find(({ id }) => id === work.id);
    return listed?.kind === 'progress' && work.kind === 'progress' && listed.at !== work.at;
  }

  async function sentOrNot(work: OutboxWork): Promise<WorkOutcome> {
    try {
      await sendOne(work, (changed) => list.put(changed));
      return 'sent';
    } catch (error) {
      notBefore = now() + (retryAfterMsOf(error) ?? 0);
      // Whoever is signed out signs in again and finds the work still there.
      return isPassingFailure(error) || problemCodeOf(error) === 'notAuthenticated' ? 'waiting' : 'refused';
    }
  }

  function send(): Promise<void> {
    run ??= Promise.resolve()
      .then(() => alone(sendAll))
      .finally(() => {
        run = null;
      });
    return run;
  }

  const waitMs = () => Math.max(0, notBefore - now());
  const isListed = (id: string) => list.read().some((work) => work.id === id);

  async function take(work: OutboxWork): Promise<WorkOutcome> {
    list.put(work);
    // The connection may be back before a first try has failed; it has waited all the same.
    if (isOffline() || waitMs() > 0) state.set(() => 'waiting');
    if (waitMs() > 0) return 'waiting';
    const begunBefore = runsBegun;
    await send();
    // A run that was just ending has not seen it.
    if (isListed(work.id) && runsBegun === begunBefore) await send();
    return isListed(work.id) ? 'waiting' : (outcomes.get(work.id) ?? 'sent');
  }

  return {
    state,
    send,
    waitMs,
    begin: (begin) => take({ ...begin, kind: 'begin', id: beginId(begin) }),
    isBeginWaiting: (begin) => isListed(beginId(begin)),
    saveProgress: (newest) => {
      const id = `progress ${newest.activityWorkflowId}`;
      const waiting = list.read().find((work) => work.id === id);
      // Coming back says nothing of how far the learner was: what waits does.
      const known =
        waiting?.kind === 'progress'
          ? { ...waiting, ...newest, place: { ...waiting.place, ...newest.place } }
          : newest;
      return take({ ...known, kind: 'progress', id });
    },
    finish: (finish) =>
      take({
        ...finish,
        kind: 'finish',
        id: `finish ${finish.objectiveWorkflowId} ${finish.activityPartId ?? ''} ${finish.activityWorkflowId ?? ''}`,
      }),
  };
}

function beginId({ objectiveWorkflowId, activityPartId }: Opened): string {
  return `begin ${objectiveWorkflowId} ${activityPartId ?? ''}`;
}
