/** Whoever waits is told within three seconds; by then the browser has had the time to show it. */
const LATE_MS = 2500;
/** Pages keep the processor and the database: the more are under way, the longer every call beside them waits. */
export const PAGES_AT_ONCE = 8;

/** Counts pages from their request to their answer; the one who makes a page learns whether it is one too many. */
export function countPages() {
  let underWay = 0;
  return async <Answer>(make: (isTooMany: boolean) => Promise<Answer>): Promise<Answer> => {
    underWay += 1;
    try {
      return await make(underWay > PAGES_AT_ONCE);
    } finally {
      underWay -= 1;
    }
  };
}

/** A page that hangs is not waited for: what would have come too late is thrown away. */
export async function inTime(rendering: Promise<Response>): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, LATE_MS, null);
  });
  const answer = await Promise.race([rendering, late]).finally(() => clearTimeout(timer));
  if (answer) return answer;
  rendering.then(
    ({ body }) => body?.cancel(),
    () => {},
  );
  throw new Error('The page was not rendered in time');
}
