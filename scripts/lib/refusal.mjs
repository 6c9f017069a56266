/** A command that cannot go on, for a reason the reader can mend: its message is the one sentence shown. */
export class Refusal extends Error {
  name = 'Refusal';
}

/** Ends the process with the sentence of a refusal; anything else is a bug and keeps its stack. */
export function endWith(error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exit(1);
}
