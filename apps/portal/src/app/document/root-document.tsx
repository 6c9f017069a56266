import type { Theme } from '@lantern/contract/render-page';
import { type Locale, textDirection } from '@lantern/domain/display/locales';
import { Scripts, useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { switchTexts } from '../../lib/format/i18n';
import { PageContext } from '../../lib/page/page-facts';
import { writeChoiceCookie, writeStored } from '../../lib/storage/storage';
import { BrowserNotice } from '../shell/browser-notice';
import { Messages } from '../shell/messages';
import { PdfLayer } from '../shell/pdf-layer';

/** The same elements each time: the document is drawn anew at every step of the way to another address. */
const HEAD = (
  <head>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
  </head>
);
const OVER_PAGES = (
  <>
    <BrowserNotice />
    <Messages />
    <PdfLayer />
  </>
);

/** The document itself, around every page and every error page: language, direction, theme and brand stand on html. */
export function RootDocument({ children }: { children: ReactNode }) {
  const { facts, i18n, queryClient } = useRouteContext({ from: '__root__' });
  const [locale, setLocale] = useState(facts.locale);
  const [theme, setTheme] = useState(facts.theme);

  // The same for as long as it says the same: every text on the page reads from it.
  const page = useMemo(
    () => ({
      ...facts,
      locale,
      theme,
      async chooseLocale(chosen: Locale) {
        await switchTexts(i18n, chosen);
        writeStored('locale', chosen);
        writeChoiceCookie('locale', chosen);
        setLocale(chosen);
        // Courses may have their texts in this language, too.
        await queryClient.invalidateQueries();
      },
      chooseTheme(chosen: Theme | null) {
        writeChoiceCookie('theme', chosen);
        setTheme(chosen);
      },
    }),
    [facts, i18n, queryClient, locale, theme],
  );

  return (
    <html lang={locale} dir={textDirection(locale)} data-theme={theme ?? undefined}>
      {HEAD}
      {/* Told by the script in the head, where no other page can be had. */}
      <body data-offline={i18n.t('toasts.pageOutOfReach')}>
        <I18nextProvider i18n={i18n}>
          <PageContext value={page}>
            {children}
            {OVER_PAGES}
          </PageContext>
        </I18nextProvider>
        <span id="page-end" hidden />
        <Scripts />
      </body>
    </html>
  );
}
