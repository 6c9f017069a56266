export type SourcedResult = { activityWorkflowId: string; subject: string; tryNumber: number };

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const PATTERN = new RegExp(`^(${UUID})\\.(${UUID})(?:\\.([1-9]\\d{0,5}))?$`);

/** The name under which a tool of LTI 1.1 knows the result of one attempt, and of one try [8.8] but the first. */
export function sourcedIdOf({ activityWorkflowId, subject, tryNumber }: SourcedResult): string {
  const named = `${activityWorkflowId}.${subject}`;
  return tryNumber > 1 ? `${named}.${tryNumber}` : named;
}

export function readSourcedId(text: string): SourcedResult | null {
  const [, activityWorkflowId, subject, tried = '1'] = PATTERN.exec(text) ?? [];
  return activityWorkflowId && subject ? { activityWorkflowId, subject, tryNumber: Number(tried) } : null;
}
