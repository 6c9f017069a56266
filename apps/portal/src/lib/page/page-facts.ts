import type { PageFacts, Theme } from '@lantern/contract/render-page';
import type { Locale } from '@lantern/domain/display/locales';
import { createContext, useContext } from 'react';

/** What the page was made with, and the two things of it that a reader can change. */
export type PageState = PageFacts & {
  chooseLocale: (locale: Locale) => Promise<void>;
  chooseTheme: (theme: Theme | null) => void;
};

export const PageContext = createContext<PageState | null>(null);

export function usePage(): PageState {
  const page = useContext(PageContext);
  if (!page) throw new Error('PageContext is missing');
  return page;
}

const ELEMENT_ID = 'page-facts';

/** Reads what the server wrote into the page; dates come as text. */
export function readPageFacts(): PageFacts {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  if (!text) throw new Error('The page came without its facts');
  const facts = JSON.parse(text) as Omit<PageFacts, 'now'> & { now: string }; // written by our own server
  return { ...facts, now: new Date(facts.now) };
}
