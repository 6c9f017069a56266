import { escapeHtml } from '@lantern/domain/display/escape-html';
import type { PageFacts, Theme } from '@lantern/contract/render-page';
import { textDirection } from '@lantern/domain/display/locales';
import { PLAIN_LAYOUT, type PlainPage, plainMain } from '../http/pages/plain-page';
import { pageColours } from '@lantern/artwork/colour/page-colours';

type Shell = { head: string; nonce: string; words: PlainPage };

/** The page without its content, for when rendering fails or hangs: the browser makes the content itself. */
export function shellPage({ locale, theme, config }: PageFacts, { head, nonce, words }: Shell): string {
  const chosen = theme ? ` data-theme="${theme}"` : '';
  return `<!doctype html><html lang="${locale}" dir="${textDirection(locale)}"${chosen}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(config.productTitle)}</title><meta name="robots" content="noindex">${head}<style nonce="${nonce}">${PLAIN_LAYOUT}</style></head><body class="plain">${plainMain(words)}<span id="page-end" hidden></span></body></html>`;
}

/** What a browser shows of the page around it: icons, the name on a home screen, the colour of its own frame. */
export function iconElements({ config, theme }: PageFacts): string {
  const { light, dark } = pageColours(config.brandTokens);
  return [
    '<link rel="icon" href="/learn/icons/icon-32.png" sizes="32x32" type="image/png">',
    '<link rel="icon" href="/learn/icons/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/learn/icons/icon-180.png">',
    '<link rel="manifest" href="/learn/site.webmanifest">',
    themeColour('light', light.desk, theme),
    themeColour('dark', dark.desk, theme),
  ].join('');
}

/** Both are there, so that the portal can let the other one count when a reader chooses (lib/frame-colour.ts). */
function themeColour(scheme: Theme, colour: string, chosen: Theme | null): string {
  const counts = chosen === scheme ? 'all' : 'not all';
  const media = chosen === null ? `(prefers-color-scheme: ${scheme})` : counts;
  return `<meta name="theme-color" data-scheme="${scheme}" media="${media}" content="${colour}">`;
}

/** What the page was rendered with, for the browser to begin with the same. */
export function factsElement(facts: PageFacts): string {
  const data = JSON.stringify(facts).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="page-facts">${data}</script>`;
}

/** The tenant's own values of the design tokens; numbers under plain names, so nothing else can get into the style. */
export function brandElement({ config }: PageFacts, nonce: string): string {
  const tokens = Object.entries(config.brandTokens).filter(
    ([name, value]) => /^[a-z-]+$/.test(name) && Number.isFinite(value),
  );
  if (tokens.length === 0) return '';
  return `<style nonce="${nonce}">:root{${tokens.map(([name, value]) => `--${name}:${value}`).join(';')}}</style>`;
}
