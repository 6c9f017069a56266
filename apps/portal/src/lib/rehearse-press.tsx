import {
  Activity,
  createContext,
  memo,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createRoot } from 'react-dom/client';
import { nextTask } from './time/next-task';

/** Fewer leave some of it cold; after more the browser takes the rehearsal for the play, and begins to tune itself to it. */
const TIMES = 6;

/**
 * The first press on a page waits for code that the browser has not run yet. Here it runs beforehand, while nobody waits
 * and where nobody sees it: on a stage that is no part of the page, one thing makes room for another a few times.
 */
export async function rehearsePress(): Promise<void> {
  const stage = document.createElement('div');
  const root = createRoot(stage);
  root.render(<Play />);
  await nextTask();
  for (let time = 0; time < TIMES; time += 1) {
    stage.querySelector('button')?.click();
    await nextTask();
  }
  root.unmount();
}

const Page = createContext(0);

/** What opening an activity asks of React: another current line among many, and a hidden view that comes to light. */
function Play() {
  const [page, setPage] = useState(0);
  return (
    <Page value={page}>
      <button type="button" onClick={() => setPage(page + 1)}>
        {page}
      </button>
      {[1, 2, 3, 4].map((line) => (
        <Line key={line} line={line} isOpen={line === page} />
      ))}
      <Suspense fallback={null}>
        {[page, page + 1].map((one) => (
          <Activity key={one} mode={one === page ? 'visible' : 'hidden'}>
            <Scene page={one} />
          </Activity>
        ))}
      </Suspense>
    </Page>
  );
}

const Line = memo(({ line, isOpen }: { line: number; isOpen: boolean }) => (
  <a
    href={`#${line}`}
    tabIndex={isOpen ? 0 : -1}
    className={isOpen ? 'open' : 'shut'}
    {...(isOpen && { 'aria-current': 'page' as const })}
  >
    {isOpen && <b>{line}</b>}
    {line}
  </a>
));

function Scene({ page }: { page: number }) {
  const id = useId();
  const place = useRef<HTMLParagraphElement>(null);
  const current = useContext(Page);
  const [seen, setSeen] = useState(page);
  const stored = useSyncExternalStore(subscribe, getZero, getZero);
  const text = useMemo(() => String(page), [page]);
  const see = useCallback(() => setSeen(page + 1), [page]);
  useLayoutEffect(() => {
    place.current?.setAttribute('data-laid', text);
    return noop;
  }, [text]);
  useEffect(() => {
    place.current?.setAttribute('data-drawn', text);
    return noop;
  }, [text]);
  return (
    <p ref={place} id={id} className={text} data-seen={seen} title={text} style={{ order: current }}>
      <button type="button" onClick={see}>
        {text}
      </button>
      {stored === current && (
        <svg>
          <path d="M0 0" />
        </svg>
      )}
      <span hidden={page === current}>{current}</span>
    </p>
  );
}

function subscribe(): () => void {
  return noop;
}

function getZero(): number {
  return 0;
}

function noop(): void {}
