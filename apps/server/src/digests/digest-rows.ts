import { escapeHtml as e } from '@lantern/domain/display/escape-html';
import { SANS, type Sheet, TABLE } from '../mail/mail-sheet';
import type { DigestItem, DigestPart } from './digest-parts';

const PAD = 'padding:0 40px';

/** An area as rows of the mail's table. */
export function partRows({ title, note, items }: DigestPart, sheet: Sheet): string {
  const { titleFace } = sheet;
  return `<tr><td class="pad" style="${PAD};padding-top:36px;"><table ${TABLE} width="100%"><tr>
<td class="ink" style="font-family:${titleFace};font-size:21px;line-height:1.3;font-weight:600;color:#261f19;padding:0 0 10px;"><h2 style="margin:0;font:inherit;">${e(title)}</h2></td>
<td class="faint" style="font-family:${SANS};font-size:14px;line-height:1.4;color:#6c635c;text-align:end;padding:0 0 10px;">${e(note ?? '')}</td>
</tr></table></td></tr>
${items.map((item) => itemRow(item, sheet)).join('\n')}`;
}

function itemRow({ title, details, link, day, chip }: DigestItem, { titleFace }: Sheet): string {
  const dated = day
    ? `<td width="52" valign="top" align="center" style="padding-inline-end:16px;"><div class="ink" style="font-family:${titleFace};font-size:22px;line-height:1.2;color:#261f19;">${e(day.number)}</div><div class="faint" style="font-family:${SANS};font-size:13px;color:#6c635c;">${e(day.weekday)}</div></td>`
    : '';
  const lines = details
    .map(
      (detail) =>
        `<div class="soft" style="font-family:${SANS};font-size:14px;line-height:1.5;color:#524a43;"><bdi>${e(detail)}</bdi></div>`,
    )
    .join('');
  return `<tr><td class="pad" style="${PAD};"><table ${TABLE} width="100%"><tr><td class="line" style="border-top:1px solid #dddad1;padding:14px 0;"><table ${TABLE} width="100%"><tr>${dated}
<td valign="middle"><a class="ink" href="${e(link)}" target="_blank" style="font-family:${SANS};font-size:16px;line-height:1.45;font-weight:600;color:#261f19;text-decoration:none;"><bdi>${e(title)}</bdi></a>${lines}</td>${chip ? chipCell(chip) : ''}
</tr></table></td></tr></table></td></tr>`;
}

function chipCell({ text, isSoon }: NonNullable<DigestItem['chip']>): string {
  const [name, colours] = isSoon
    ? ['chip-light', 'background:#fbeccb;color:#7a4b09;']
    : ['chip-n', 'background:#eeebe4;color:#524a43;'];
  return `<td width="110" align="right" style="text-align:end;"><span class="${name}" style="${colours}display:inline-block;border-radius:12px;padding:3px 10px;font-family:${SANS};font-size:13px;line-height:1.4;font-weight:600;white-space:nowrap;">${e(text)}</span></td>`;
}
