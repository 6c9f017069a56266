import type { Locale } from '@lantern/domain/display/locales';
import type { Call, CallAnswer, CallInput } from './call';
import type { PortalConfig } from './platform/get-config';

/** Makes a call; in the browser over the network, on the server inside the process. */
export type MakeCall = <C extends Call>(call: C, input: CallInput<C>) => Promise<CallAnswer<C>>;

export type Theme = 'light' | 'dark';

/** What a page is rendered with, the same on the server and at the first moment in the browser. */
export type PageFacts = {
  locale: Locale;
  /** The address itself asks for this language, as each page for everybody has one in every language. */
  hasLocaleAddress: boolean;
  /** null: as the system prefers. */
  theme: Theme | null;
  timeZone: string;
  now: Date;
  origin: string;
  isSignedIn: boolean;
  /** [4.33] The browser has a session of somebody who is suspended; they are not signed in. */
  isSuspended: boolean;
  /** [2.36] The browser asks for it to show it in a frame. */
  isFramed: boolean;
  /** The code of the identity provider that signed the caller in. */
  provider: string | null;
  /** [6.4] Cookie new-learner-MF. */
  newLearnerCookie: string | null;
  /** [3.23] What the browser remembers of the lists of courses, as it wrote it. */
  listsCookie: string | null;
  /** How the learner likes to read, as the browser wrote it. */
  readerCookie: string | null;
  config: PortalConfig;
  /** Dates and numbers as the server has written them on this page, by what they are. */
  formatted: Record<string, string>;
};

export type PageRequest = {
  request: Request;
  nonce: string;
  facts: PageFacts;
  call: MakeCall;
  /** Html for the end of the head: the styles of these source modules, their preloads and the entry. */
  headOf: (page: { modules: string[]; usesTitleFont: boolean }) => string;
  onError: (error: unknown) => void;
};

/** The one function of the built portal that the server knows. */
export type RenderPage = (request: PageRequest) => Promise<Response>;

/** What the server takes of the built portal; `translated` are the languages that have texts. */
export type PortalBundle = { renderPage: RenderPage; translated: readonly string[] };
