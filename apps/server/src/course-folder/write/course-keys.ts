import type { CourseDraft } from '../../course-import/course-draft';
import { mapValues } from '../../course-import/map-values';
import { kebabWord } from '../kebab-word';
import type { FolderPlan } from './folder-plan';
import { set } from './yaml-text';

/** What differs from the plain case, as `course.yaml` says it. */
export function courseKeys(draft: CourseDraft, plan: FolderPlan): Record<string, unknown> {
  const certificates = draft.certificates.map(({ name, validMonths, signerName, signerTitle, externalUrl }) =>
    set({
      name,
      'valid-months': validMonths,
      'signer-name': signerName,
      'signer-title': signerTitle,
      url: externalUrl,
    }),
  );
  return set({
    title: draft.name,
    ...translatedKeys(
      'title',
      mapValues(draft.translations, ({ name }) => name),
    ),
    code: draft.code,
    description: draft.description || null,
    ...translatedKeys(
      'description',
      mapValues(draft.translations, ({ description }) => description || null),
    ),
    language: draft.language,
    image: draft.image === null ? null : plan.fileFrom('', draft.image),
    state: draft.state === 'draft' ? null : draft.state,
    presentation: draft.presentation === 'tree' ? null : kebabWord(draft.presentation),
    display: draft.display === 'fullscreen' ? null : kebabWord(draft.display),
    open: draft.isOpen || null,
    'in-catalog': draft.isInCatalog || null,
    'may-retake': draft.mayRetake || null,
    announcements: draft.announcements === 'none' ? null : draft.announcements,
    scale: draft.scale,
    collections: draft.collections.length > 0 ? draft.collections : null,
    filters: Object.keys(draft.filters).length > 0 ? draft.filters : null,
    certificates: certificates.length > 0 ? certificates : null,
  });
}

/** `title.ar` and its like, in the order of their languages. */
export function translatedKeys(key: string, texts: Record<string, string>): Record<string, string> {
  const locales = Object.keys(texts).toSorted();
  return Object.fromEntries(locales.map((locale) => [`${key}.${locale}`, texts[locale] ?? '']));
}
