import { afterEach, expect, test, vi } from 'vitest';
import { reportEvent } from './report-event';
import { reportForeignMessage, reportSilentTool, reportToolLog } from './report-tool';

vi.mock('./report-event', () => ({ reportEvent: vi.fn<() => void>() }));

const PLACE = { objectiveId: '0d3a0000-0000-4000-8000-000000000004', more: 'of no interest' };
const { objectiveId } = PLACE;

afterEach(() => {
  vi.mocked(reportEvent).mockClear();
});

test.each([
  [
    'what it wrote when it sent its learner back',
    () => reportToolLog(PLACE, { message: 'Five of five', errorMessage: null }),
    { objectiveId, what: 'returned', message: 'Five of five', errorMessage: null },
  ],
  [
    'that it never answered',
    () => reportSilentTool(PLACE, 'quiz.test'),
    { objectiveId, what: 'neverAnswered', host: 'quiz.test' },
  ],
  [
    'that somebody else spoke in its name',
    () => reportForeignMessage(PLACE, `https://${'x'.repeat(400)}.test`),
    { objectiveId, what: 'foreignMessage', origin: `https://${'x'.repeat(292)}` },
  ],
])('[2.18] of a tool the log is told %s', (_what, report, properties) => {
  report();
  expect(vi.mocked(reportEvent).mock.calls).toEqual([['tool_log', properties]]);
});

test('[2.18] a tool that wrote nothing is not in the log', () => {
  reportToolLog(PLACE, { message: null, errorMessage: null });
  expect(reportEvent).not.toHaveBeenCalled();
});
