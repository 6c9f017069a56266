import { expect, test } from 'vitest';
import * as vocabulary from './vocabulary';
import {
  ACTIVITY_TYPE_CODES,
  CERTIFICATE_KIND_CODES,
  CERTIFICATE_STATE_CODES,
  COMMAND_RESULT_CODES,
  CONTENT_TYPE_CODES,
  DISPLAY_MODE_CODES,
  LIFECYCLE_STATE_CODES,
  PRESENTATION_MODE_CODES,
  WORKFLOW_STATE_CODES,
} from './vocabulary-codes';

test.each([
  ['[4.1] lifecycle states', vocabulary.LIFECYCLE_STATES, LIFECYCLE_STATE_CODES],
  ['[4.2] library types', vocabulary.ACTIVITY_TYPES, ACTIVITY_TYPE_CODES],
  ['[4.2] content types', vocabulary.CONTENT_TYPES, CONTENT_TYPE_CODES],
  ['[4.3] workflow states', vocabulary.WORKFLOW_STATES, WORKFLOW_STATE_CODES],
  ['[4.5] presentation modes', vocabulary.PRESENTATION_MODES, PRESENTATION_MODE_CODES],
  ['[4.5] display modes', vocabulary.DISPLAY_MODES, DISPLAY_MODE_CODES],
  ['[4.6] certificate states', vocabulary.CERTIFICATE_STATES, CERTIFICATE_STATE_CODES],
  ['[4.6] certificate kinds', vocabulary.CERTIFICATE_KINDS, CERTIFICATE_KIND_CODES],
  ['[4.6] command results', vocabulary.COMMAND_RESULTS, COMMAND_RESULT_CODES],
])('%s: the names stand in the order of their numbers', (_title, names, codes) => {
  expect(Object.keys(codes)).toEqual(names);
});

test('[4.4] scores know one more way to be revealed than grades', () => {
  expect(vocabulary.RESULTS_DISCLOSURE_POLICIES).toEqual([...vocabulary.GRADE_REVEAL_POLICIES, 'afterScore']);
});
