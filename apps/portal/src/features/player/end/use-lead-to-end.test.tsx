import type { WorkflowState } from '@lantern/domain/vocabulary';
import { activityPart } from '@lantern/domain/activity/activity-part.builder';
import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { wholeTree } from '../../../api/attempts/activities';
import { activityTree } from '../../../testing/activity-tree.builder';
import { useLeadToEnd } from './use-lead-to-end';
import type { Player } from '../player-state/use-player';
import type { PlayerLinks } from '../player-state/use-player-links';
import type { ShownView } from '../player-state/use-shown-view';

const navigate = vi.fn<(to: { href: string }) => void>();
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => navigate }));
beforeEach(() => navigate.mockClear());

const READING = { view: { kind: 'activity', part: activityPart() } };
const TOOL = { view: { kind: 'activity', part: activityPart({ childActivity: { type: 'lti' } }) } };
const END = { view: { kind: 'end' } };

type ProbeProps = { state: WorkflowState; shown: object; isReview?: boolean };

function Probe({ state, shown, isReview = false }: ProbeProps) {
  const tree = activityTree();
  const whole = wholeTree({ ...tree, objectiveWorkflow: { ...tree.objectiveWorkflow, state } });
  // The hook looks at nothing else of them.
  useLeadToEnd({ tree: whole, isReview } as Player, { endHref: '/end' } as PlayerLinks, shown as ShownView);
  return null;
}

test('[4.16] an attempt that ends while it is read leads to its end, once', () => {
  const { rerender } = render(<Probe state="inProgress" shown={READING} />);
  expect(navigate).not.toHaveBeenCalled();
  rerender(<Probe state="finished" shown={READING} />);
  expect(navigate.mock.calls).toEqual([[{ href: '/end' }]]);
  rerender(<Probe state="finished" shown={END} />);
  rerender(<Probe state="finished" shown={READING} />);
  expect(navigate).toHaveBeenCalledOnce();
});

test('[2.18] from a tool nobody is taken away, nor from a review, nor from what was over before', () => {
  const { rerender, unmount } = render(<Probe state="inProgress" shown={TOOL} />);
  rerender(<Probe state="finished" shown={TOOL} />);
  unmount();
  const review = render(<Probe state="inProgress" shown={READING} isReview />);
  review.rerender(<Probe state="finished" shown={READING} isReview />);
  review.unmount();
  render(<Probe state="finished" shown={READING} />);
  expect(navigate).not.toHaveBeenCalled();
});
