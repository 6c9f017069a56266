import { pageColours } from '@lantern/artwork/colour/page-colours';
import { escapeHtml } from '@lantern/domain/display/escape-html';
import { type Locale, textDirection } from '@lantern/domain/display/locales';

export const SERIF = `Charter,Georgia,'Times New Roman',serif`;
export const SANS = `system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif`;
export const TABLE = 'role="presentation" cellspacing="0" cellpadding="0" border="0"';
const PAD = 'padding:0 40px';

/** What rows are drawn with. */
export type Sheet = { titleFace: string; brand: string; lamp: string };

export function sheetOf(language: Locale, brandTokens: Record<string, number>): Sheet {
  const { light, lamp } = pageColours(brandTokens);
  return { titleFace: language === 'ar' ? SANS : SERIF, brand: light.markFill, lamp };
}

export type MailLink = { label: string; link: string };

type Page = {
  language: Locale;
  product: string;
  subject: string;
  /** Beside the product's name. */
  date?: string;
  heading: string;
  lead: string;
  /** Html: rows of the table. */
  rows: string;
  /** Why it came, in lines. */
  why: readonly string[];
  links: readonly MailLink[];
};

/**
 * The page of every mail. Mail programs know tables and styles on elements; the sheet at the top adds dark rooms and small screens
 * where it is read.
 */
export function mailPage(page: Page, brandTokens: Record<string, number>): string {
  const { language, product, subject, date, heading, lead, rows, why, links } = page;
  const { titleFace, brand, lamp } = sheetOf(language, brandTokens);
  const { desk } = pageColours(brandTokens).light;
  const e = escapeHtml;
  const dated = date
    ? `<td class="faint" style="font-family:${SANS};font-size:14px;color:#6c635c;text-align:end;">${e(date)}</td>`
    : '';
  const footLinks = links
    .map(
      ({ label, link }) =>
        `<a class="link" href="${e(link)}" target="_blank" style="color:#0d5943;display:inline-block;padding:12px 0;margin-inline-end:20px;">${e(label)}</a>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="${language}" dir="${textDirection(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${e(subject)}</title>
<style>
@media (max-width:620px){.pad{padding-inline:20px!important}.title{font-size:28px!important}}
@media (prefers-color-scheme:dark){.desk{background:#1c1611!important}.sheet{background:#27201a!important;border-color:#403831!important}.ink{color:#ebe7dd!important}.soft{color:#c0baaf!important}.faint{color:#a0998d!important}.line{border-color:#403831!important}.link{color:#8dcab2!important}.chip-light{background:#3c2a12!important;color:#edbd69!important}.chip-n{background:#312923!important;color:#c0baaf!important}.track{background:#403831!important}.go,.go a{background:#81bba4!important;color:#051811!important}}
</style>
</head>
<body class="desk" style="margin:0;padding:0;background:${desk};">
<div style="display:none;max-height:0;overflow:hidden;opacity:0;">${e(lead)}</div>
<table ${TABLE} class="desk" width="100%" style="background:${desk};"><tr><td align="center" style="padding:32px 0;">
<table ${TABLE} width="600" style="width:100%;max-width:600px;text-align:start;">
<tr><td class="pad" style="${PAD};padding-bottom:28px;"><table ${TABLE} width="100%"><tr>
<td width="26"><table ${TABLE} width="26"><tr><td height="32" align="center" style="height:32px;border-radius:13px 13px 0 0;background:${brand};font-size:0;line-height:0;padding:6px 0 0;"><span style="display:inline-block;width:12px;height:12px;border-radius:6px;background:${lamp};">&nbsp;</span></td></tr></table></td>
<td width="12" style="font-size:0;">&nbsp;</td>
<td class="ink" style="font-family:${titleFace};font-size:20px;font-weight:600;color:#261f19;">${e(product)}</td>${dated}
</tr></table></td></tr>
<tr><td class="pad" style="${PAD};padding-bottom:8px;"><h1 class="ink title" style="margin:0;font-family:${titleFace};font-size:34px;line-height:1.2;font-weight:600;color:#261f19;">${e(heading)}</h1></td></tr>
<tr><td class="pad soft" style="${PAD};padding-bottom:24px;font-family:${SANS};font-size:16px;line-height:1.55;color:#524a43;">${e(lead)}</td></tr>
${rows}
<tr><td class="pad" style="${PAD};padding-top:40px;"><table ${TABLE} width="100%"><tr><td class="line faint" style="border-top:1px solid #8d837a;padding:20px 0 0;font-family:${SANS};font-size:14px;line-height:1.6;color:#6c635c;">${why.map(e).join('<br>\n')}<br>
${footLinks}<br>
${e(product)}</td></tr></table></td></tr>
</table></td></tr></table>
</body>
</html>`;
}

type Card = {
  label: string;
  title: string;
  detail: string | null;
  quote: string | null;
  /** 0 to 1. */
  progress: number | null;
  /** As it is said. */
  percent: string;
  button: MailLink;
};

/** The one thing of a mail, under the arcade of the product's covers. */
export function mailCard(card: Card, { titleFace, brand, lamp }: Sheet): string {
  const { label, title, detail, quote, progress, percent, button } = card;
  const e = escapeHtml;
  const small = (text: string) =>
    `<p class="soft" style="margin:-14px 0 22px;font-family:${SANS};font-size:14px;line-height:1.5;color:#524a43;"><bdi>${e(text)}</bdi></p>\n`;
  const quoted = quote
    ? `<p class="soft" style="margin:0 0 22px;font-family:${SANS};font-size:16px;line-height:1.55;color:#524a43;"><bdi>${e(quote)}</bdi></p>\n`
    : '';
  const bar = progress === null ? '' : progressRow(Math.round(progress * 100), { percent: e(percent), lamp });
  return `<tr><td class="pad" style="${PAD};"><table ${TABLE} class="sheet" width="100%" style="background:#fefdfa;border:1px solid #dddad1;border-radius:18px;border-collapse:separate;overflow:hidden;">
<tr><td style="padding:24px 12px 0;background:${brand};border-radius:17px 17px 0 0;">${arches(brand, lamp)}</td></tr>
<tr><td style="padding:24px 28px 28px;">
<p class="soft" style="margin:0 0 6px;font-family:${SANS};font-size:14px;line-height:1.4;font-weight:600;color:#524a43;">${e(label)}</p>
<p class="ink" style="margin:0 0 22px;font-family:${titleFace};font-size:24px;line-height:1.3;font-weight:600;color:#261f19;"><bdi>${e(title)}</bdi></p>
${detail ? small(detail) : ''}${quoted}${bar}<table ${TABLE}><tr><td class="go" style="background:${brand};border-radius:10px;"><a href="${e(button.link)}" target="_blank" style="font-family:${SANS};display:inline-block;padding:15px 30px;font-size:17px;line-height:1.4;font-weight:600;color:#fbfaf6;text-decoration:none;border-radius:10px;">${e(button.label)}</a></td></tr></table>
</td></tr></table></td></tr>`;
}

function progressRow(share: number, { percent, lamp }: { percent: string; lamp: string }): string {
  const done = share > 0 ? cell(share, `background:${lamp};`) : '';
  const left = share < 100 ? cell(100 - share, '') : '';
  return `<table ${TABLE} width="100%" style="margin:0 0 22px;"><tr>
<td><table ${TABLE} class="track" width="100%" style="background:#dddad1;border-radius:4px;"><tr>${done}${left}</tr></table></td>
<td class="ink" width="56" style="font-family:${SANS};font-size:16px;font-weight:700;color:#261f19;text-align:end;">${percent}</td>
</tr></table>
`;
}

function cell(width: number, style: string): string {
  return `<td width="${width}%" height="8" style="${style}height:8px;border-radius:4px;font-size:0;line-height:0;">&nbsp;</td>`;
}

const LIT = 5;
const ARCHES = 11;

/** The arcade of the product's covers, without a picture: many mail programs show none unasked. */
function arches(brand: string, lamp: string): string {
  const arch = (index: number) =>
    `<td width="9%" valign="bottom" style="padding:0 4px;"><div style="height:${index < LIT ? 64 : 48}px;border-radius:30px 30px 0 0;background:${index < LIT ? lamp : brand};${index < LIT ? '' : 'border:1px solid rgba(255,255,255,.25);border-bottom:0;'}font-size:0;">&nbsp;</div></td>`;
  const cells = Array.from({ length: ARCHES }, (_, index) => arch(index)).join('');
  return `<table ${TABLE} width="100%"><tr>${cells}</tr></table>`;
}
