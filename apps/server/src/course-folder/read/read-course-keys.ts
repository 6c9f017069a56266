import { CHANNEL_STATES } from '@lantern/domain/announcements/channel-states';
import { DISPLAY_MODES, LIFECYCLE_STATES, PRESENTATION_MODES } from '@lantern/domain/vocabulary';
import type { CourseDraft } from '../../course-import/course-draft';
import { FOLDER_LIMITS } from '../limits';
import { neededName } from './read-content';
import type { TextReader } from './text-reader';
import type { Fields } from './yaml-fields';

/** What `course.yaml` says. */
export function readCourseKeys(
  fields: Fields,
  reader: TextReader,
): Omit<CourseDraft, 'about' | 'translations' | 'parts' | 'files'> {
  const image = fields.text('image');
  const language = fields.text('language');
  const filters = fields.map('filters');
  const keys = {
    code: neededName(fields, 'code', FOLDER_LIMITS.codeLength),
    name: neededName(fields, 'title', FOLDER_LIMITS.titleLength),
    description: fields.text('description') ?? '',
    language: language === null ? null : canonicalLanguage(language),
    state: fields.word('state', LIFECYCLE_STATES) ?? 'draft',
    presentation: fields.word('presentation', PRESENTATION_MODES) ?? 'tree',
    display: fields.word('display', DISPLAY_MODES) ?? 'fullscreen',
    isOpen: fields.flag('open') ?? false,
    isInCatalog: fields.flag('in-catalog') ?? false,
    mayRetake: fields.flag('may-retake') ?? false,
    announcements: fields.word('announcements', CHANNEL_STATES) ?? 'none',
    scale: fields.name('scale'),
    collections: fields.names('collections'),
    filters: Object.fromEntries(
      (filters?.keys() ?? []).map((category) => [category, filters?.names(category) ?? []]),
    ),
    certificates: fields.maps('certificates').map((certificate) => {
      const read = {
        name: neededName(certificate, 'name', FOLDER_LIMITS.certificateNameLength),
        validMonths: certificate.number('valid-months', {
          from: 1,
          to: FOLDER_LIMITS.validMonths,
          isWhole: true,
        }),
        signerName: certificate.name('signer-name'),
        signerTitle: certificate.name('signer-title'),
        externalUrl: certificate.text('url', FOLDER_LIMITS.addressLength),
      };
      certificate.end();
      return read;
    }),
    image: image === null ? null : reader.file(fields, 'image', { address: image, folder: '' }),
  };
  fields.end();
  if (language !== null && keys.language === null)
    fields.report('language', 'must be a language, as en, ar or pt-BR.');
  // [4.6] A certificate is for who has passed, and only a scale says who has.
  if (keys.certificates.length > 0 && keys.scale === null)
    fields.report('certificates', 'needs a “scale” of the tenant: without one nobody passes.');
  return keys;
}

function canonicalLanguage(language: string): string | null {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? null;
  } catch {
    return null;
  }
}
