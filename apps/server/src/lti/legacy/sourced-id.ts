export type SourcedResult = { activityWorkflowId: string; subject: string };

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const PATTERN = new RegExp(`^(${UUID})\\.(${UUID})$`);

/** The name under which a tool of LTI 1.1 knows one attempt's result. */
export function sourcedIdOf({ activityWorkflowId, subject }: SourcedResult): string {
  return `${activityWorkflowId}.${subject}`;
}

export function readSourcedId(text: string): SourcedResult | null {
  const [, activityWorkflowId, subject] = PATTERN.exec(text) ?? [];
  return activityWorkflowId && subject ? { activityWorkflowId, subject } : null;
}
