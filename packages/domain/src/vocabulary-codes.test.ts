import { expect, test } from 'vitest';
import {
  ACTIVITY_TYPE_CODES,
  CERTIFICATE_KIND_CODES,
  CERTIFICATE_STATE_CODES,
  COMMAND_RESULT_CODES,
  CONTENT_TYPE_CODES,
  type Codes,
  DISPLAY_MODE_CODES,
  LIFECYCLE_STATE_CODES,
  PRESENTATION_MODE_CODES,
  WORKFLOW_STATE_CODES,
} from './vocabulary-codes';

const numbered: Array<[title: string, codes: Codes<string>, code: number, name: string]> = [
  ['[4.1] lifecycle state', LIFECYCLE_STATE_CODES, 1, 'draft'],
  ['[4.1] lifecycle state', LIFECYCLE_STATE_CODES, 2, 'ready'],
  ['[4.1] lifecycle state', LIFECYCLE_STATE_CODES, 3, 'expired'],
  ['[4.1] lifecycle state', LIFECYCLE_STATE_CODES, 4, 'archived'],
  ['[4.2] library type', ACTIVITY_TYPE_CODES, 1, 'text'],
  ['[4.2] library type', ACTIVITY_TYPE_CODES, 2, 'lti'],
  ['[4.2] library type', ACTIVITY_TYPE_CODES, 3, 'composite'],
  ['[4.2] library type', ACTIVITY_TYPE_CODES, 4, 'event'],
  ['[4.2] library type', ACTIVITY_TYPE_CODES, 5, 'video'],
  ['[4.2] library type', ACTIVITY_TYPE_CODES, 6, 'discussion'],
  ['[4.2] content type', CONTENT_TYPE_CODES, 1, 'lti13'],
  ['[4.2] content type', CONTENT_TYPE_CODES, 2, 'publicFile'],
  ['[4.2] content type', CONTENT_TYPE_CODES, 3, 'privateFile'],
  ['[4.2] content type', CONTENT_TYPE_CODES, 4, 'lti11'],
  ['[4.2] content type', CONTENT_TYPE_CODES, 5, 'text'],
  ['[4.2] content type', CONTENT_TYPE_CODES, 6, 'composite'],
  ['[4.2] content type', CONTENT_TYPE_CODES, 7, 'vimeo'],
  ['[4.3] workflow state', WORKFLOW_STATE_CODES, 1, 'inProgress'],
  ['[4.3] workflow state', WORKFLOW_STATE_CODES, 2, 'submitted'],
  ['[4.3] workflow state', WORKFLOW_STATE_CODES, 3, 'inGrading'],
  ['[4.3] workflow state', WORKFLOW_STATE_CODES, 4, 'graded'],
  ['[4.3] workflow state', WORKFLOW_STATE_CODES, 5, 'gradingApproved'],
  ['[4.3] workflow state', WORKFLOW_STATE_CODES, 6, 'finished'],
  ['[4.5] presentation mode', PRESENTATION_MODE_CODES, 0, 'tree'],
  ['[4.5] presentation mode', PRESENTATION_MODE_CODES, 1, 'tiles'],
  ['[4.5] presentation mode', PRESENTATION_MODE_CODES, 2, 'onePage'],
  ['[4.5] presentation mode', PRESENTATION_MODE_CODES, 3, 'onePageWithoutNames'],
  ['[4.5] display mode', DISPLAY_MODE_CODES, 1, 'fullscreen'],
  ['[4.5] display mode', DISPLAY_MODE_CODES, 2, 'embeddedAuto'],
  ['[4.5] display mode', DISPLAY_MODE_CODES, 3, 'embeddedCustom'],
  ['[4.6] badge state', CERTIFICATE_STATE_CODES, 1, 'draft'],
  ['[4.6] badge state', CERTIFICATE_STATE_CODES, 2, 'active'],
  ['[4.6] badge state', CERTIFICATE_STATE_CODES, 3, 'archived'],
  ['[4.6] certificate kind', CERTIFICATE_KIND_CODES, 1, 'custom'],
  ['[4.6] certificate kind', CERTIFICATE_KIND_CODES, 2, 'external'],
  ['[4.6] command result', COMMAND_RESULT_CODES, 1, 'completed'],
  ['[4.6] command result', COMMAND_RESULT_CODES, 2, 'failed'],
  ['[4.6] command result', COMMAND_RESULT_CODES, 3, 'canceled'],
];

test.each(numbered.map(([title, codes, code, name]) => [title, name, code, codes] as const))(
  '%s %s is number %i',
  (_title, name, code, codes) => {
    expect(codes[name]).toBe(code);
  },
);

test.each([
  ['[4.1] lifecycle state', LIFECYCLE_STATE_CODES],
  ['[4.2] library type', ACTIVITY_TYPE_CODES],
  ['[4.2] content type', CONTENT_TYPE_CODES],
  ['[4.3] workflow state', WORKFLOW_STATE_CODES],
  ['[4.5] presentation mode', PRESENTATION_MODE_CODES],
  ['[4.5] display mode', DISPLAY_MODE_CODES],
  ['[4.6] certificate kind', CERTIFICATE_KIND_CODES],
  ['[4.6] command result', COMMAND_RESULT_CODES],
])('%s: nothing else has a number', (title, codes) => {
  const listed = numbered.filter((row) => row[0] === title).map((row) => row[3]);
  expect(Object.keys(codes)).toEqual(listed);
});
