import { expect, type Locator, type Page } from '@playwright/test';

const API = '/api/lms/v1';

export const WORDS = {
  'en-US': {
    start: 'Start',
    continue: 'Continue',
    submitCourse: 'Submit course',
    warning: 'If you choose submit, you will submit your results and will not be able to resume.',
    submit: 'Submit',
    finishCourse: 'Finish course',
    finish: 'Finish',
    review: 'Review',
    startAgain: 'Start again',
    attempts: 'Previous attempts',
    composite: 'FIN-109',
    text: 'FIN-108',
  },
  ar: {
    start: 'ابدأ',
    continue: 'متابعة',
    submitCourse: 'تسليم الدورة',
    warning: /لن تتمكن/,
    submit: 'تسليم',
    finishCourse: 'إنهاء الدورة',
    finish: 'إنهاء',
    review: 'مراجعة',
    startAgain: 'ابدأ من جديد',
    attempts: 'المحاولات السابقة',
    composite: 'FIN-109',
    text: 'PPL-109',
  },
} as const;

type AttemptWords = (typeof WORDS)['en-US' | 'ar'];

type Course = {
  id: string;
  objective: { id: string };
  objectiveWorkflowAggregate: {
    id: string;
    lastObjectiveWorkflow: { id: string; state: number } | null;
  } | null;
};

/** The course as the caller has it, taken from the catalog or already theirs. */
export async function courseWithCode(page: Page, code: string): Promise<Course> {
  for (const list of ['enrolled', 'catalog']) {
    const params = { list, filter: JSON.stringify(['objective.code', '=', code]) };
    const answer = await page.request.get(`${API}/users/me/objective-accesses/query`, { params });
    const { data } = (await answer.json()) as { data: Course[] }; // as the contract has it
    if (data[0]) return data[0];
  }
  throw new Error(`There is no course ${code}`);
}

export async function recordsOf(page: Page, code: string): Promise<unknown[]> {
  const { objectiveWorkflowAggregate } = await courseWithCode(page, code);
  const id = objectiveWorkflowAggregate?.id ?? '';
  return (await page.request.get(`${API}/objective-workflow-aggregates/${id}/objective-records`)).json();
}

const panelOf = (page: Page) => page.getByRole('complementary').last();
export const offer = (page: Page, name: string) =>
  panelOf(page)
    .getByRole('button', { name, exact: true })
    .or(panelOf(page).getByRole('link', { name, exact: true }));

export const COMMAND_HEADERS = {
  'x-requested-with': 'XMLHttpRequest',
  'sec-fetch-site': 'same-origin',
  prefer: 'respond-sync',
};

/** A command of whoever is signed in; its answer is waited for. */
export async function command(page: Page, name: string, body: object): Promise<void> {
  const data = { id: crypto.randomUUID(), ...body };
  const answer = await page.request.post(`${API}/${name}`, { data, headers: COMMAND_HEADERS });
  expect(answer.status(), name).toBe(200);
}

/** Enrolled; how one enrols is another journey. Answers the address of the course. */
export async function enrol(page: Page, code: string): Promise<string> {
  const { id: objectiveAccessId, objective, objectiveWorkflowAggregate } = await courseWithCode(page, code);
  if (!objectiveWorkflowAggregate) {
    await command(page, 'create-self-enrollments', { objectiveAccessId });
  }
  return `/learn/courses/${objective.id}`;
}

/** Begins an attempt if none is under way; the page still shows the one before. */
export async function startAttempt(page: Page, code: string): Promise<void> {
  const { objectiveWorkflowAggregate } = await courseWithCode(page, code);
  if (objectiveWorkflowAggregate?.lastObjectiveWorkflow?.state === 1) return;
  const objectiveWorkflowAggregateId = objectiveWorkflowAggregate?.id;
  await command(page, 'start-objective-workflows', { objectiveWorkflowAggregateId });
}

export async function submit(
  page: Page,
  words: AttemptWords,
  press = (button: Locator) => button.click(),
): Promise<void> {
  await press(offer(page, words.submitCourse));
  const question = page.getByRole('dialog');
  await expect(question.getByText(words.warning)).toBeVisible();
  await question.getByRole('button', { name: words.submit, exact: true }).click();
}
