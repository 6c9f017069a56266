import { NO_TERM_ID } from '@lantern/domain/limits';
import { trusted } from '../../db/sql';
import type { ListFields } from '../lists/list-field';

/** [3.4] What a card (g) and an access (a) name alike. */
export function accessFields(alias: 'a' | 'g'): ListFields {
  const column = (name: string) => trusted(`${alias}.${name}`);
  return {
    termId: { column: column('term_id'), type: 'id', none: NO_TERM_ID },
    isMandatory: { column: column('is_mandatory'), type: 'boolean' },
    showInCatalog: { column: column('show_in_catalog'), type: 'boolean' },
    retake: { column: column('retake'), type: 'boolean' },
    dueDate: { column: column('due_date'), type: 'date' },
    /** For an order with the courses that are never due at its end. */
    hasDueDate: { column: trusted(`(${alias}.due_date is not null)`), type: 'boolean' },
    availabilityDate: { column: column('availability_date'), type: 'date' },
    availabilityEndDate: { column: column('availability_end_date'), type: 'date' },
    gradeRevealPolicy: { column: column('grade_reveal_policy'), type: 'text' },
    gradeRevealDate: { column: column('grade_reveal_date'), type: 'date' },
  };
}
