import type { Audience } from '@lantern/contract/call';
import { ProblemError } from '@lantern/contract/problem-error';
import { mayGrade } from '@lantern/domain/access/right-to-grade';
import { rightToLearn } from '@lantern/domain/access/right-to-learn';
import type { CallContext, SignedInContext } from './call-context';

/** Is this call for this caller? The only place where that is decided. */
export function checkAudience(audience: Audience, context: CallContext): void {
  if (audience !== 'public') requireAudience(audience, context);
}

const REQUIRED = { signedIn: requireSession, learner: requireLearner, grader: requireGrader };

/** Whoever the call is for, signed in. */
export function requireAudience(
  audience: Exclude<Audience, 'public'>,
  context: CallContext,
): SignedInContext {
  return REQUIRED[audience](context);
}

/** Whoever is signed in, and not suspended. */
export function requireSession(context: CallContext): SignedInContext {
  const { session, suspendedSession } = context;
  if (suspendedSession) throw new ProblemError('suspended');
  if (!session) throw new ProblemError('notAuthenticated');
  return { ...context, session };
}

/** [4.3] [6.2] Whoever is signed in and has the right to grade. */
export function requireGrader(context: CallContext): SignedInContext {
  const signedIn = requireSession(context);
  if (!mayGrade(signedIn.session.permissions)) throw new ProblemError('forbidden');
  return signedIn;
}

/** [4.33] Reading 64: whoever is signed in and has the right to learn. */
export function requireLearner(context: CallContext): SignedInContext {
  const signedIn = requireSession(context);
  const right = rightToLearn(signedIn.session);
  if (right.kind === 'refused') throw new ProblemError(right.reason);
  return signedIn;
}
