const PATIENT_MS = 600_000;

/** How many lives a test promises: some, or as many as `npm run lives` asks for, with the time that these take. */
export function promisedLives(some: number): { lives: number; patientMs: number } {
  const asked = Number(process.env['LANTERN_LIVES'] ?? '');
  const lives = asked > 0 ? asked : some;
  return { lives, patientMs: PATIENT_MS * Math.ceil(lives / some) };
}
