import { PROBLEM_STATUS } from '@lantern/contract/problem-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Messages, Types } from 'scimmy';
import * as z from 'zod/mini';
import { isUniqueViolation, isUnstorableText } from '../db/errors';
import { problemErrorOf } from '../http/answer/problem-of';
import { prepareProblem } from '../http/answer/send-problem';
import { noteRefusal } from '../log/refused-request';
import { OperationRefusal } from '../operations/operation';
import { notJsonText, problemText } from '../texts/problem-texts';
import { invalidValue, notPossible, notUnique } from './scim-errors';

export const SCIM_TYPE = 'application/scim+json';

/** Whatever went wrong, as SCIM tells it (RFC 7644, 3.12). */
export function sendScimError(request: FastifyRequest, reply: FastifyReply, thrown: unknown): FastifyReply {
  const error = refusalOf(thrown);
  if (error instanceof Types.Error) {
    const { status, scimType, message } = error;
    noteRefusal(request, { refusal: `scim ${scimType || status}` });
    reply.code(status).header('cache-control', 'no-store');
    return send(reply, { status, scimType, detail: message });
  }
  const problem = problemErrorOf(error);
  prepareProblem(request, reply, problem);
  const { code } = problem;
  const status = PROBLEM_STATUS[code];
  if (code === 'invalidRequest') {
    return send(reply, { status, scimType: 'invalidSyntax', detail: unreadable(thrown) });
  }
  return send(reply, { status, scimType: '', detail: problemText(code, 'en-US').detail });
}

/** What the operations and the database say no with. */
function refusalOf(thrown: unknown): unknown {
  if (thrown instanceof OperationRefusal) return notPossible(thrown.message);
  if (thrown instanceof z.core.$ZodError) {
    const faults = thrown.issues.map(({ path, message }) => `${attributeOf(path.join('.'))}: ${message}`);
    return invalidValue(faults.join('; '));
  }
  if (isUniqueViolation(thrown)) return notUnique('Another one has it already.');
  return thrown;
}

function unreadable(thrown: unknown): string {
  return isUnstorableText(thrown) ? 'A text in it cannot be kept.' : notJsonText('en-US');
}

/** What SCIM calls a field of an operation. */
const ATTRIBUTES: Record<string, string> = {
  email: 'userName',
  newEmail: 'userName',
  firstName: 'name.givenName',
  lastName: 'name.familyName',
  locale: 'preferredLanguage',
  name: 'displayName',
};

function attributeOf(field: string): string {
  return ATTRIBUTES[field] ?? field;
}

type Told = { status: number; scimType: string; detail: string };

function send(reply: FastifyReply, { status, scimType, detail }: Told): FastifyReply {
  const body = {
    schemas: [Messages.ErrorResponse.id],
    status: String(status),
    ...(scimType && { scimType }),
    detail,
  };
  return reply.type(`${SCIM_TYPE}; charset=utf-8`).send(JSON.stringify(body));
}
