export type LineItemPlace = {
  objectiveId: string;
  lineItemId: string;
  /** In a launch: the line item of this very attempt. */
  attemptId?: string | null;
  /** [8.8] Which try it is; the first one is not named. */
  tryNumber?: number;
};

export function lineItemsAddress(issuer: string, objectiveId: string): string {
  return `${issuer}/lti/ags/${objectiveId}/lineitems`;
}

/** In the path and not in a query: there are tools that simply write `/scores` behind it. */
export function lineItemAddress(
  issuer: string,
  { objectiveId, lineItemId, attemptId, tryNumber = 1 }: LineItemPlace,
): string {
  const ofTry = tryNumber > 1 ? `.${tryNumber}` : '';
  const id = attemptId ? `${lineItemId}.${attemptId}${ofTry}` : lineItemId;
  return `${lineItemsAddress(issuer, objectiveId)}/${id}`;
}

export function membershipsAddress(issuer: string, objectiveId: string): string {
  return `${issuer}/lti/nrps/${objectiveId}/memberships`;
}

export type QuizPlace = { objectiveId: string; activityId: string };

export function quizFileAddress(
  issuer: string,
  { objectiveId, activityId }: QuizPlace,
  fileId: string,
): string {
  return `${issuer}/lti/quizzes/${objectiveId}/${activityId}/files/${fileId}`;
}

export function outcomeAddress(issuer: string): string {
  return `${issuer}/lti/1p1/outcome`;
}

export function tokenAddress(issuer: string): string {
  return `${issuer}/lti/token`;
}
