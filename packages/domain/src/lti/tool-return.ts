import { isGuid } from '../web/is-guid';
import { truncateText } from '../display/truncate-text';

/** The words with which a tool sends a learner back. */
export type ToolWords = { message: string | null; errorMessage: string | null };

/** Where the learner came from; only ids that can be ids. */
export type ToolReturnPlace = {
  objectiveId: string;
  activityPathId: string | null;
  activityWorkflowId: string | null;
};

export type ToolReturn = {
  /** Null where the address names no course: then the learner goes to their courses. */
  place: ToolReturnPlace | null;
  words: ToolWords;
  /** For the operators, never shown. */
  log: ToolWords;
};

const TOOL_TEXT_LENGTH = 300;

/** Control characters, and those that turn the direction of what follows. */
const UNSHOWN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** [2.18] What the address says with which an external tool sends its learner back. */
export function toolReturn(query: { get: (name: string) => string | null }): ToolReturn {
  const objectiveId = idOf(query.get('objectiveId'));
  return {
    place:
      objectiveId !== null
        ? {
            objectiveId,
            activityPathId: idOf(query.get('activityPathId')),
            activityWorkflowId: idOf(query.get('activityWorkflowId')),
          }
        : null,
    words: { message: toolText(query.get('lti_msg')), errorMessage: toolText(query.get('lti_errormsg')) },
    log: { message: toolText(query.get('lti_log')), errorMessage: toolText(query.get('lti_errorlog')) },
  };
}

/** [2.18] A tool's words as plain text of at most 300 characters; null where nothing is left to say. */
export function toolText(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const plain = text.replace(UNSHOWN, ' ').replace(/\s+/g, ' ').trim();
  if (plain === '') return null;
  const cut = truncateText(plain, TOOL_TEXT_LENGTH - 1);
  return cut.isTruncated && Array.from(plain).length > TOOL_TEXT_LENGTH ? `${cut.text}…` : plain;
}

function idOf(text: string | null): string | null {
  return text !== null && isGuid(text) ? text.toLowerCase() : null;
}
