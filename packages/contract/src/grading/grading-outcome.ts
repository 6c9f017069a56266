import { WORKFLOW_STATE_CODES } from '@lantern/domain/vocabulary-codes';
import * as z from 'zod/mini';
import { id } from '../call';
import { coded } from '../coded';

/** [4.3] Where an attempt stands after a grader's step. */
export const gradingOutcome = z.object({ objectiveWorkflowId: id, state: coded(WORKFLOW_STATE_CODES) });
