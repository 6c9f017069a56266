import type { ToolWords } from '@lantern/domain/lti/tool-return';
import { reportEvent } from './report-event';

type Tool = { objectiveId: string };

/** [2.18] What a tool wrote for the operators when it sent its learner back. */
export function reportToolLog({ objectiveId }: Tool, { message, errorMessage }: ToolWords): void {
  if (message === null && errorMessage === null) return;
  reportEvent('tool_log', { objectiveId, what: 'returned', message, errorMessage });
}

/** [2.18] It was given its time, and showed nothing. */
export function reportSilentTool({ objectiveId }: Tool, host: string): void {
  reportEvent('tool_log', { objectiveId, what: 'neverAnswered', host });
}

/** [2.18] Somebody else spoke as the tool does, and was not heard. */
export function reportForeignMessage({ objectiveId }: Tool, origin: string): void {
  reportEvent('tool_log', { objectiveId, what: 'foreignMessage', origin: origin.slice(0, 300) });
}
