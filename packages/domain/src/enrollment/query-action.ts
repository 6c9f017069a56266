import { ENROLLMENT_FLOWS, type EnrollmentFlow } from './enrollment-steps';

export type QueryAction =
  | { kind: 'enroll'; objectiveId: string; flow: EnrollmentFlow }
  | { kind: 'accountCreated' };

/** What the address asks for once after sign-in, and the query that remains when it is done. */
export type QueryReading = { action: QueryAction | null; search: string };

/** [4.12] Reading 27. */
export function readQueryAction(search: string): QueryReading {
  const query = new URLSearchParams(search);
  const objectiveId = query.get('objectiveId');
  const flow = ENROLLMENT_FLOWS.find((known) => known === query.get('occflow'));
  const isNewcomer = query.has('selfRegistered');

  if (objectiveId && flow) {
    const rest = without(query, ['objectiveId', 'occflow', 'selfRegistered']);
    return { action: { kind: 'enroll', objectiveId, flow }, search: rest };
  }
  if (!isNewcomer) return { action: null, search };
  // With a course in the address the newcomer hears of the enrolment only.
  return {
    action: objectiveId ? null : { kind: 'accountCreated' },
    search: without(query, ['selfRegistered']),
  };
}

/** [4.12] The query that makes the portal enrol after sign-in, for links from the open catalog. */
export function enrollmentQuery(objectiveId: string, flow: EnrollmentFlow): string {
  return `?${new URLSearchParams({ objectiveId, occflow: flow }).toString()}`;
}

function without(query: URLSearchParams, names: readonly string[]): string {
  const rest = new URLSearchParams([...query].filter(([name]) => !names.includes(name))).toString();
  return rest && `?${rest}`;
}
