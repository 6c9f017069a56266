export type CoverState =
  | { kind: 'started'; share: number }
  | { kind: 'notStarted' }
  | { kind: 'finished' }
  /** In a catalog: someone left a light on. */
  | { kind: 'offered' }
  /** Only the outlines are drawn. */
  | { kind: 'draft' }
  /** The art stands back. */
  | { kind: 'locked' };

const LIT_SHARE = {
  notStarted: 0,
  draft: 0,
  locked: 0,
  offered: 0.09,
  finished: 1,
} as const satisfies Record<Exclude<CoverState['kind'], 'started'>, number>;

/** How many of a cover's panes are lit: the learner's progress, and at least one once it is started. */
export function litCount(state: CoverState, panes: number): number {
  if (state.kind === 'started') return atLeastOne(state.share, panes);
  const share = LIT_SHARE[state.kind];
  return share === 0 ? 0 : atLeastOne(share, panes);
}

function atLeastOne(share: number, panes: number): number {
  const lit = Number.isNaN(share) ? 0 : Math.round(share * panes);
  return Math.min(panes, Math.max(1, lit));
}
