/** The address names no session that is open: it took too long, or it never was one. */
export class SessionEnded extends Error {
  override name = 'SessionEnded';
}
