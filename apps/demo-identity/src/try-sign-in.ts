import { hash, verify } from '@node-rs/argon2';
import { type Account, DEMO_PASSWORD, findAccount, findAccountByEmail } from './accounts';
import type { TryLimit } from './try-limit';

export type SignInOutcome =
  | { kind: 'signedIn'; account: Account }
  | { kind: 'wrongPassword'; email: string }
  | { kind: 'tooManyTries'; email: string; retryAfterSeconds: number };

type TrySignInDeps = { address: string; now: number; checkPassword: PasswordCheck; limitTries: TryLimit };

/** A chosen demo account needs no password and so uses up no try. */
export async function trySignIn(
  form: URLSearchParams,
  { address, now, checkPassword, limitTries }: TrySignInDeps,
): Promise<SignInOutcome> {
  const chosen = findAccount(form.get('account') ?? '');
  if (chosen) return { kind: 'signedIn', account: chosen };

  const email = form.get('email') ?? '';
  const answer = limitTries(address, now);
  if (answer.kind === 'refused') {
    return { kind: 'tooManyTries', email, retryAfterSeconds: answer.retryAfterSeconds };
  }
  const account = await checkPassword(email, form.get('password') ?? '');
  return account ? { kind: 'signedIn', account } : { kind: 'wrongPassword', email };
}

export type PasswordCheck = (email: string, password: string) => Promise<Account | null>;

/** Prepares the check; an unknown address costs the same time as a wrong password. */
export async function createPasswordCheck(): Promise<PasswordCheck> {
  const stored = await hash(DEMO_PASSWORD);
  return async (email, password) => {
    const isRight = await verify(stored, password);
    return isRight ? findAccountByEmail(email) : null;
  };
}
