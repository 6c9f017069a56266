import type { OrderedImport } from '@lantern/contract/platform/ordered-import';
import type { ImportOrder } from '../../store/platform/import-orders';

/** Why nothing came of an order that has not been refused. */
const REASONS = {
  removed: 'It was taken out of the queue: order the import again.',
  givenUp: 'It was tried as often as may be and went wrong each time: an operator finds why among the jobs.',
};

/** As whoever asks is told of it. */
export function shownImport({
  id,
  noun,
  state,
  ordered,
  finished,
  outcome,
  refusal,
}: ImportOrder): OrderedImport {
  const isLost = state === 'removed' || state === 'givenUp';
  return {
    id,
    operation: `${noun} import`,
    state: state === 'refused' || isLost ? 'failed' : state,
    ordered,
    finished,
    outcome,
    reason: isLost ? REASONS[state] : (refusal?.message ?? null),
    bad: refusal?.bad ? [...refusal.bad] : null,
  };
}
