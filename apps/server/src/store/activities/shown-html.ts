import { parseAllowedSources } from '@lantern/domain/web/allowed-sources';
import { type CleanHtml, cleanRichText } from '../../rich-text/clean-rich-text';
import { MOST_CACHED_CHARACTERS } from '../limits';

let characters = 0;
const cleaned = new Map<string, CleanHtml>();

/** Reading 43: whose frames a tenant's texts may show; of the row of which `tenantId` is a column. */
export function frameSourcesOf(tenantId: 'o.tenant_id' | 'v.tenant_id'): string {
  return `(select s.value #>> '{}' from tenant_settings s
    where s.tenant_id = ${tenantId} and s.key = 'lms.learner_allowed_external_sources')`;
}

/**
 * Html of people as it leaves the store: cleaned again, whoever wrote it to the table. A content-addressed cache: one
 * text is cleaned once.
 */
export function shownHtml(html: string, frameSources: string | null): CleanHtml {
  if (html === '') return html as CleanHtml; // nothing to clean
  const key = `${frameSources ?? ''}\n${html}`;
  const known = cleaned.get(key);
  if (known !== undefined) return known;
  const clean = cleanRichText(html, { frameSources: parseAllowedSources(frameSources) });
  characters += key.length + clean.length;
  if (characters > MOST_CACHED_CHARACTERS) {
    cleaned.clear();
    characters = key.length + clean.length;
  }
  cleaned.set(key, clean);
  return clean;
}
