import type { Audience, Call } from '@lantern/contract/call';
import { ProblemError } from '@lantern/contract/problem-error';
import { mayGrade } from '@lantern/domain/access/right-to-grade';
import { rightToLearn } from '@lantern/domain/access/right-to-learn';
import { hasRole } from '../store/people/users';
import { type ApiAccess, findApiAccess } from '../store/platform/api-clients';
import type { CallContext, SignedInContext } from './call-context';
import { hashOf } from './random-secret';

type Checked = CallContext | Promise<CallContext>;

/** A program that is known and may do less than it asked for; who that was, for the audit. */
export class MissingScope extends ProblemError {
  constructor(
    readonly context: CallContext & { machine: ApiAccess },
    scope: string,
  ) {
    super('insufficientScope', { scope: [scope] });
  }
}

const CHECKS = {
  public: (context: CallContext) => context,
  signedIn: requireSession,
  learner: requireLearner,
  grader: requireGrader,
  operator: requireOperator,
} satisfies Record<Audience, (context: CallContext, scope: string | undefined) => Checked>;

/** The caller, if the call is for them. The only place where that is decided. */
export function checkedContext(
  { audience, scope }: Pick<Call, 'audience' | 'scope'>,
  context: CallContext,
): Checked {
  return CHECKS[audience](context, scope);
}

/** Whoever is signed in, and not suspended. */
export function requireSession(context: CallContext): SignedInContext {
  const { tenant, session, suspendedSession, isByToken, locale } = context;
  if (suspendedSession) throw new ProblemError('suspended');
  if (!session) throw new ProblemError(isByToken ? 'invalidToken' : 'notAuthenticated');
  return { ...context, session, learner: { tenantId: tenant.id, userId: session.userId, locale } };
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

/** An administrator, or a program whose token has the scope; whoever brings a token is judged by it alone. */
async function requireOperator(context: CallContext, scope: string | undefined): Promise<CallContext> {
  const { db, tenant, now, bearer } = context;
  if (bearer === null) {
    const signedIn = requireSession(context);
    if (!(await hasRole(db, signedIn.learner, 'Administrator'))) throw new ProblemError('forbidden');
    return signedIn;
  }
  const machine = await findApiAccess(db, { tenantId: tenant.id, tokenHash: hashOf(bearer), now });
  if (!machine) throw new ProblemError('invalidToken');
  if (scope === undefined) throw new Error('A call for operators names its scope.');
  const checked = { ...context, session: null, machine };
  if (!machine.scopes.includes(scope)) throw new MissingScope(checked, scope);
  return checked;
}
