import type { PageFacts } from '@lantern/contract/render-page';
import { BASE_PATH } from '@lantern/domain/course/course-paths';
import { addressInLocale } from '@lantern/domain/display/locale-address';

/** A page for everybody; where the language was asked for by the address, at its address in that language. */
export function publicAddress(path: string, { origin, locale, hasLocaleAddress }: PageFacts): string {
  const address = `${origin}${BASE_PATH}${path}`;
  return hasLocaleAddress ? addressInLocale(address, locale) : address;
}
