/** What every fragment is told, and all that it may ask the page for. */
export type FragmentProps = {
  /** null: nobody is signed in. */
  user: { id: string; name: string; givenName: string } | null;
  locale: string;
  direction: 'ltr' | 'rtl';
  /** null: as the system prefers. */
  theme: 'light' | 'dark' | null;
  timeZone: string;
  /** The server's time, a minute old at most. */
  now: Date;
  navigation: FragmentNavigation;
  api: FragmentApi;
  /** Tells the page and the other fragments, by a name of its own slot, as `tasks_changed`. */
  emit: (name: string, details?: EventDetails) => void;
  /** Answers how to stop listening. */
  onEvent: (name: string, listener: (details: EventDetails) => void) => () => void;
};

export type EventDetails = Record<string, string | number | boolean | null>;

/** Links of a fragment need none of it: those into the portal change the page without loading it. */
export type FragmentNavigation = {
  open: (href: string) => void;
  /** The address of a page of the portal: `/tasks` is `/learn/tasks`. */
  hrefOf: (path: string) => string;
};

/** The calls of the API, as the person who is signed in. Dates come and go as text; a refusal is thrown. */
export type FragmentApi = {
  get: (path: string, query?: Record<string, string>) => Promise<unknown>;
  send: (method: 'POST' | 'PUT' | 'DELETE', path: string, body: unknown) => Promise<unknown>;
};
