import type { Audience } from '@lantern/contract/call';
import { ProblemError } from '@lantern/contract/problem-error';
import { mayGrade } from '@lantern/domain/access/right-to-grade';
import { rightToLearn } from '@lantern/domain/access/right-to-learn';
import type { CallContext, SignedInContext } from './call-context';

const CHECKS = {
  public: (context: CallContext) => context,
  signedIn: requireSession,
  learner: requireLearner,
  grader: requireGrader,
} satisfies Record<Audience, (context: CallContext) => CallContext>;

/** The caller, if the call is for them. The only place where that is decided. */
export function checkedContext(audience: Audience, context: CallContext): CallContext {
  return CHECKS[audience](context);
}

/** Whoever is signed in, and not suspended. */
export function requireSession(context: CallContext): SignedInContext {
  const { tenant, session, suspendedSession } = context;
  if (suspendedSession) throw new ProblemError('suspended');
  if (!session) throw new ProblemError('notAuthenticated');
  return { ...context, session, learner: { tenantId: tenant.id, userId: session.userId } };
}

/** [4.3] [6.2] Whoever is signed in and has the right to grade. */
function requireGrader(context: CallContext): SignedInContext {
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
