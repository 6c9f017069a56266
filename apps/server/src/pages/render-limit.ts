import { ProblemError } from '@lantern/contract/problem-error';

/** Whoever waits is told within three seconds; by then the browser has had the time to show it. */
const LATE_MS = 2500;
/** Rendering keeps the processor: the more pages are under way, the longer every call beside them waits. */
export const PAGES_AT_ONCE = 8;

type Render = () => Promise<Response>;

/** Renders a page, unless too many are being rendered; one that hangs is not waited for. Beyond both the caller sends a shell. */
export function renderLimit(): (render: Render) => Promise<Response> {
  let underWay = 0;
  return async (render) => {
    if (underWay >= PAGES_AT_ONCE) throw new ProblemError('busy');
    underWay += 1;
    return inTime(render()).finally(() => {
      underWay -= 1;
    });
  };
}

/** What would have come too late is thrown away. */
async function inTime(rendering: Promise<Response>): Promise<Response> {
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
