import { expect, test } from 'vitest';
import { eventOfDraft, newDraft } from './event-draft';

test.each(['0026-11-25', '112526-11-25', '9999-12-31', ''])(
  '[2.12] an event that begins on %j has no time yet, whole days or not',
  (startDay) => {
    for (const isAllDay of [true, false]) {
      const draft = { ...newDraft('2026-11-25'), title: 'Talk', isAllDay, startDay };
      const [event, problems] = eventOfDraft(draft, 'Europe/Berlin');
      expect(problems).toEqual({ title: false, time: 'timeMissing' });
      expect(event).toMatchObject({ at: null, on: null });
    }
  },
);
