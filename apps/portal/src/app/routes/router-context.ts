import type { PageFacts } from '@lantern/contract/render-page';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';

/** What every route can reach. */
export type RouterContext = {
  queryClient: QueryClient;
  facts: PageFacts;
  i18n: I18n;
};
