import { ProblemError } from '@lantern/contract/problem-error';
import type { ListField, ListFields } from './list-field';

export function fieldOf(fields: ListFields, name: string): ListField {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) throw refused(name, 'This field cannot be filtered or sorted by');
  return field;
}

export function refused(field: string, message: string): ProblemError {
  return new ProblemError('invalidRequest', { [field.slice(0, 80)]: [message] });
}
