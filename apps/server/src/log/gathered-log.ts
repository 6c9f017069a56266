type Output = { write(text: string): unknown };

/** Asks pino to leave the level of each line on the stream. */
const WITH_LEVEL = Symbol.for('pino.metadata');
const ERROR = 50;
const MOST_CHARACTERS = 16 * 1024;
const LONGEST_WAIT_MS = 100;

/**
 * Where log lines go: some at a time, because handing each to the system by itself costs a request as much as finding
 * out who asks. Errors go at once, with what led to them; `flush` at the end of the process.
 */
export function gatheredLog(output: Output) {
  let lines = '';
  let timer: NodeJS.Timeout | null = null;

  function flush(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    if (lines === '') return;
    const gathered = lines;
    lines = '';
    output.write(gathered);
  }

  return {
    [WITH_LEVEL]: true,
    lastLevel: 0,
    flush,
    write(line: string): void {
      lines += line;
      if (this.lastLevel >= ERROR || lines.length >= MOST_CHARACTERS) flush();
      else timer ??= setTimeout(flush, LONGEST_WAIT_MS).unref();
    },
  };
}
