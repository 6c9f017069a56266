export type EmailAnswerRequest =
  | { kind: 'invalidUrl' }
  | { kind: 'valid'; answer: string; workflowId: string };

/** [5.3] The link must bring both the answer and the workflow. */
export function emailAnswerRequest(search: URLSearchParams): EmailAnswerRequest {
  const answer = search.get('answer')?.trim();
  const workflowId = search.get('workflowId')?.trim();
  if (!answer || !workflowId) return { kind: 'invalidUrl' };
  return { kind: 'valid', answer, workflowId };
}

/** [4.32] An answer that is already recorded is reviewed; otherwise this one is sent. */
export function emailAnswerStep(workflow: { answer: string | null }): 'review' | 'send' {
  return workflow.answer === null ? 'send' : 'review';
}

/** [4.32] A positive score means correct. */
export function emailAnswerVerdict(workflow: { normalizedScore: number | null }): 'correct' | 'incorrect' {
  return (workflow.normalizedScore ?? 0) > 0 ? 'correct' : 'incorrect';
}
