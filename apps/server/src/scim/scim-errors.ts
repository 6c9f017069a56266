import { Types } from 'scimmy';

/** What SCIM calls it (RFC 7644, 3.12). */
type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'uniqueness';

function scimError(status: 400 | 404 | 409, scimType: ScimType | '', detail: string): Error {
  return new Types.Error(status, scimType, detail);
}

export const invalidFilter = (detail: string) => scimError(400, 'invalidFilter', detail);
export const invalidPath = (detail: string) => scimError(400, 'invalidPath', detail);
export const invalidValue = (detail: string) => scimError(400, 'invalidValue', detail);
export const invalidSyntax = (detail: string) => scimError(400, 'invalidSyntax', detail);
export const notMutable = (detail: string) => scimError(400, 'mutability', detail);
export const noTarget = (detail: string) => scimError(400, 'noTarget', detail);
export const notUnique = (detail: string) => scimError(409, 'uniqueness', detail);
export const notPossible = (detail: string) => scimError(409, '', detail);
export const missing = (detail: string) => scimError(404, '', detail);
