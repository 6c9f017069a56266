import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { dismissToast, useToasts } from '../../../lib/page/toasts';
import {
  aggregate,
  OBJECTIVE_ID,
  objectiveAccess,
  workflow,
} from '../../../testing/objective-access.builder';
import { NOON } from '../../../testing/page-facts.builder';
import { renderAt } from '../../../testing/render';
import { useLeaveAnnulled } from './use-leave-annulled';

type Attempt = ReturnType<typeof workflow>;
type State = { last: Attempt | null; version: number };

const FIRST = workflow({ id: 'a1', state: 'finished', started: new Date('2026-03-01T10:00:00Z') });
const SECOND = workflow({ id: 'a2', started: new Date('2026-03-02T10:00:00Z') });
const EARLIER = { ...SECOND, started: new Date('2026-03-02T09:59:59Z') };
const PLAYER = `/courses/${OBJECTIVE_ID}/view/content`;
const TEXT = 'This attempt was annulled. Your administrator can tell you why.';

function Probe({ shown, later }: { shown: State; later: State }) {
  const [{ last: lastObjectiveWorkflow, version }, setState] = useState(shown);
  const state = aggregate({ lastObjectiveWorkflow, version });
  useLeaveAnnulled(objectiveAccess({ objectiveWorkflowAggregate: state }));
  return (
    <>
      <button onClick={() => setState(later)}>News</button>
      {useToasts().map(({ id, text }) => (
        <button key={id} onClick={() => dismissToast(id)}>
          {text}
        </button>
      ))}
    </>
  );
}

async function openProbe(shown: State, later: State) {
  const { router } = await renderAt(NOON, <Probe shown={shown} later={later} />, { at: PLAYER });
  return { news: () => fireEvent.click(screen.getByText('News')), router };
}

test.each([
  ['none is left', null],
  ['an earlier one is the last again', FIRST],
])('[4.24] when an attempt is annulled while it is open and %s, its course says so', async (_case, left) => {
  const { news, router } = await openProbe({ last: SECOND, version: 4 }, { last: left, version: 5 });
  expect(screen.queryByText(TEXT)).toBeNull();
  news();
  await waitFor(() => expect(router.state.location.pathname).toBe(`/courses/${OBJECTIVE_ID}`));
  // Messages outlive a page: the next test begins without this one.
  fireEvent.click(screen.getByText(TEXT));
});

test.each<[title: string, shown: State, later: State]>([
  ['[4.8] a new attempt in place of one that is over', at(3, FIRST), at(4, SECOND)],
  ['the same attempt, begun a moment earlier by the server’s clock', at(3, SECOND), at(4, EARLIER)],
  ['an answer from before the attempt began', at(4, SECOND), at(3, FIRST)],
])('%s leads nowhere', async (_title, shown, later) => {
  const { news, router } = await openProbe(shown, later);
  news();
  expect(router.state.location.pathname).toBe(PLAYER);
  expect(screen.queryByText(TEXT)).toBeNull();
});

function at(version: number, last: Attempt): State {
  return { last, version };
}
