/** While the work is under way, whoever asks has it done once more afterwards: the last state wins. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let isDue = false;
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    try {
      while (isDue) {
        isDue = false;
        await work();
      }
    } finally {
      running = null;
    }
  }

  return () => {
    isDue = true;
    running ??= run();
    return running;
  };
}
