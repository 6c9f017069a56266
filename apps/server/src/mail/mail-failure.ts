/**
 * Why a mail did not go, and what that means for the next try.
 * refused: the mail server will not take this mail, ever; nobody tries again.
 * notTaken: it certainly has not taken it, and may later.
 * unknown: nobody can say; the connection ended before it had answered.
 */
export type MailOutcome = 'refused' | 'notTaken' | 'unknown';

export class MailFailure extends Error {
  override name = 'MailFailure';
  readonly outcome: MailOutcome;
  /** As the mail server or the connection has it; without the text, which may name people. */
  readonly code: string;

  constructor({ outcome, code }: { outcome: MailOutcome; code: string }) {
    super(`The mail was not sent (${code}).`);
    this.outcome = outcome;
    this.code = code;
  }
}

type SmtpError = { code?: unknown; responseCode?: unknown; command?: unknown };

/** A reply says what it means; without one it depends on whether the message had begun to leave. */
export function mailFailureOf(error: unknown, hasBegun: boolean): MailFailure {
  const { code, responseCode, command } = (error instanceof Error ? error : {}) as SmtpError; // the library adds them
  const reply = typeof responseCode === 'number' ? responseCode : 0;
  const name = [code, reply || null, command].filter(Boolean).join(' ');
  return new MailFailure({ outcome: outcomeOf({ reply, command, hasBegun }), code: name });
}

function outcomeOf({ reply, command, hasBegun }: { reply: number; command: unknown; hasBegun: boolean }) {
  // What is refused for good is this reader or this message. A sender or a password can be mended.
  if (reply >= 500 && (command === 'RCPT TO' || command === 'DATA')) return 'refused';
  return reply >= 400 || !hasBegun ? 'notTaken' : 'unknown';
}
