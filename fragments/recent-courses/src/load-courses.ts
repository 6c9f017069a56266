import type { ListedObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { LIFECYCLE_STATE_CODES, WORKFLOW_STATE_CODES } from '@lantern/domain/vocabulary-codes';
import type { FragmentApi } from '@lantern/fragment-kit/fragment-props';

const MOST_COURSES = 4;
const LAST_OPENED = 'objectiveWorkflowAggregate.lastOpened';

/** Those of the learner that were opened last, the latest first. */
export async function loadCourses(api: FragmentApi): Promise<ListedObjectiveAccess[]> {
  const { data } = (await api.get('/api/lms/v1/users/me/objective-accesses/query', {
    list: 'enrolled',
    filter: JSON.stringify([LAST_OPENED, '<>', null]),
    sort: JSON.stringify([{ selector: LAST_OPENED, desc: true }]),
    take: String(MOST_COURSES),
  })) as { data: SentCourse[] }; // the call's own answer
  return data.map(readCourse);
}

type Listed = ListedObjectiveAccess;
type Aggregate = NonNullable<Listed['objectiveWorkflowAggregate']>;
type Workflow = NonNullable<Aggregate['lastObjectiveWorkflow']>;
type Record = NonNullable<Aggregate['lastObjectiveRecord']>;

/** As the wire has it: dates are texts, and states are numbers. */
type Sent<Read, Key extends keyof Read, As> = Omit<Read, Key> & { [K in Key]: As };
type SentWorkflow = Sent<
  Sent<Workflow, 'started' | 'submitted' | 'finished', string | null>,
  'state',
  number
>;
type SentRecord = Sent<Record, 'finished', string | null>;
type SentAggregate = Omit<Aggregate, 'lastObjectiveWorkflow' | 'lastObjectiveRecord' | 'lastOpened'> & {
  lastOpened: string | null;
  lastObjectiveWorkflow: SentWorkflow | null;
  lastObjectiveRecord: SentRecord | null;
};
type Dated = 'dueDate' | 'availabilityDate' | 'availabilityEndDate' | 'gradeRevealDate';
type SentCourse = Omit<Listed, Dated | 'objective' | 'objectiveWorkflowAggregate'> & {
  [K in Dated]: string | null;
} & {
  objective: Sent<Listed['objective'], 'state', number>;
  objectiveWorkflowAggregate: SentAggregate | null;
};

function readCourse(sent: SentCourse): Listed {
  const { objective, objectiveWorkflowAggregate: aggregate } = sent;
  return {
    ...sent,
    dueDate: dateOf(sent.dueDate),
    availabilityDate: dateOf(sent.availabilityDate),
    availabilityEndDate: dateOf(sent.availabilityEndDate),
    gradeRevealDate: dateOf(sent.gradeRevealDate),
    objective: { ...objective, state: nameOf(LIFECYCLE_STATE_CODES, objective.state) },
    objectiveWorkflowAggregate: aggregate && {
      ...aggregate,
      lastOpened: dateOf(aggregate.lastOpened),
      lastObjectiveWorkflow: aggregate.lastObjectiveWorkflow && readWorkflow(aggregate.lastObjectiveWorkflow),
      lastObjectiveRecord: aggregate.lastObjectiveRecord && {
        ...aggregate.lastObjectiveRecord,
        finished: dateOf(aggregate.lastObjectiveRecord.finished),
      },
    },
  };
}

function readWorkflow(sent: SentWorkflow): Workflow {
  return {
    ...sent,
    state: nameOf(WORKFLOW_STATE_CODES, sent.state),
    started: dateOf(sent.started),
    submitted: dateOf(sent.submitted),
    finished: dateOf(sent.finished),
  };
}

function nameOf<Name extends string>(codes: Readonly<{ [N in Name]: number }>, code: number): Name {
  const names = Object.keys(codes) as Name[]; // the table's own keys
  const name = names.find((one) => codes[one] === code);
  if (name === undefined) throw new Error(`No word has the number ${code}`);
  return name;
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
