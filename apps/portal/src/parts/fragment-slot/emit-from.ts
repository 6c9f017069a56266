import { mayEmit } from '@lantern/fragment-kit/event-names';
import type { FragmentProps } from '@lantern/fragment-kit/fragment-props';
import type { FragmentSlotName, RegisteredFragment } from '@lantern/fragment-kit/fragment-slots';
import { reportEvent } from '../../api/attempts/report-event';
import { emitFragmentEvent } from './fragment-events';

export type FragmentOrigin = { slot: FragmentSlotName; kind: RegisteredFragment['kind'] };

/** [8.11] What a fragment tells with a name that is not its to use reaches nobody, and is tracked: the first of it, as it may go on and on. */
export function emitFrom(origin: FragmentOrigin): FragmentProps['emit'] {
  let isTracked = false;
  return (name, details) => {
    if (mayEmit(origin, name)) return emitFragmentEvent(name, details);
    if (isTracked) return;
    isTracked = true;
    reportEvent('fragment_event_refused', { slot: origin.slot, event: name.slice(0, LONGEST_NAME) });
  };
}

const LONGEST_NAME = 200;
