import { WORKFLOW_STATE_CODES } from '@lantern/domain/vocabulary-codes';
import { trusted } from '../../db/sql';
import type { ListFields } from '../lists/list-field';

/** [3.4]–[3.6] Of an enrolment (g), without its results: an order would tell what may be secret. */
export function aggregateFields(prefix: '' | 'objectiveWorkflowAggregate.'): ListFields {
  const workflow = `${prefix}lastObjectiveWorkflow.`;
  const record = `${prefix}lastObjectiveRecord.`;
  return {
    [`${prefix}id`]: { column: trusted('g.id'), type: 'id' },
    [`${prefix}isSelfEnrolled`]: { column: trusted('g.is_self_enrolled'), type: 'boolean' },
    [`${prefix}lastOpened`]: { column: trusted('g.last_opened'), type: 'date' },
    [`${prefix}version`]: { column: trusted('g.version'), type: 'number' },
    [`${workflow}id`]: { column: trusted('g.workflow_id'), type: 'id' },
    [`${workflow}state`]: { column: trusted('g.workflow_state'), type: 'code', codes: WORKFLOW_STATE_CODES },
    [`${workflow}progress`]: { column: trusted('g.workflow_progress'), type: 'number' },
    [`${workflow}started`]: { column: trusted('g.workflow_started'), type: 'date' },
    [`${workflow}submitted`]: { column: trusted('g.workflow_submitted'), type: 'date' },
    [`${workflow}finished`]: { column: trusted('g.workflow_finished'), type: 'date' },
    [`${workflow}protectResults`]: { column: trusted('g.workflow_protect_results'), type: 'boolean' },
    [`${workflow}objectiveRecordId`]: { column: trusted('g.workflow_record_id'), type: 'id' },
    [`${record}id`]: { column: trusted('g.record_id'), type: 'id' },
    [`${record}finished`]: { column: trusted('g.record_finished'), type: 'date' },
    [`${record}progress`]: { column: trusted('g.record_progress'), type: 'number' },
    [`${record}objectiveWorkflowId`]: { column: trusted('g.record_workflow_id'), type: 'id' },
  };
}
