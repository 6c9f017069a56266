/** Of one person, all commands together. */
export const COMMANDS_A_MINUTE = 60;
/** Of one program. */
export const MACHINE_CALLS_A_MINUTE = 600;
/** Of what a request may bring. */
export const MOST_BODY_BYTES = 64 * 1024;
/** Of a file that a program sends. */
export const MOST_FILE_BYTES = 2 * 1024 ** 3;
/** A file travels for as long as its bytes keep coming, on a slow line too; longer than this nobody waits. */
export const LONGEST_TRANSFER_MS = 6 * 3_600_000;
/** How long a request may take to arrive, and its answer to be made; how long a file may stand still. */
export const REQUEST_MS = 15_000;
export const LONGEST_URL = 8192;
export const MOST_CACHED_HOSTS = 1000;
/** Of those who are counted: beyond it counting begins anew. */
export const MOST_COUNTED_KEYS = 50_000;
export const MOST_PROXY_HOPS = 10;
