import type { Audience } from '@lantern/contract/call';
import { ProblemError } from '@lantern/contract/problem-error';
import { rightToLearn } from '@lantern/domain/access/right-to-learn';
import type { CallContext, SignedInContext } from './call-context';

/** Is this call for this caller? The only place where that is decided. */
export function checkAudience(audience: Audience, context: CallContext): void {
  if (audience === 'signedIn') requireSession(context);
  if (audience === 'learner') requireLearner(context);
}

/** Whoever is signed in, and not suspended. */
export function requireSession(context: CallContext): SignedInContext {
  const { session, suspendedSession } = context;
  if (suspendedSession) throw new ProblemError('suspended');
  if (!session) throw new ProblemError('notAuthenticated');
  return { ...context, session };
}

/** [4.33] Reading 64: whoever is signed in and has the right to learn. */
export function requireLearner(context: CallContext): SignedInContext {
  const signedIn = requireSession(context);
  const right = rightToLearn(signedIn.session);
  if (right.kind === 'refused') throw new ProblemError(right.reason);
  return signedIn;
}
