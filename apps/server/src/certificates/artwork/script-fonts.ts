import type { Locale } from '@lantern/domain/display/locales';

/** A family, and the package that brings its files. */
export type ScriptFont = { family: string; package: string; files: readonly string[] };

const script = (family: string, name: string): ScriptFont => {
  const file = family.replaceAll(' ', '');
  return {
    family,
    package: `@expo-google-fonts/${name}`,
    files: [`500Medium/${file}_500Medium.ttf`, `600SemiBold/${file}_600SemiBold.ttf`],
  };
};

/** Latin, Greek and Cyrillic: the display face and the one for the rest. */
export const BASE_FONTS: readonly ScriptFont[] = [
  script('Literata', 'literata'),
  {
    family: 'Inter',
    package: '@expo-google-fonts/inter',
    files: ['400Regular/Inter_400Regular.ttf', '600SemiBold/Inter_600SemiBold.ttf'],
  },
];

const JAPANESE = script('Noto Sans JP', 'noto-sans-jp');
const KOREAN = script('Noto Sans KR', 'noto-sans-kr');
const SIMPLIFIED = script('Noto Sans SC', 'noto-sans-sc');
const TRADITIONAL = script('Noto Sans TC', 'noto-sans-tc');

const BY_SCRIPT: ReadonlyArray<readonly [RegExp, ScriptFont]> = [
  [/\p{Script=Arabic}/u, script('Noto Naskh Arabic', 'noto-naskh-arabic')],
  [/\p{Script=Devanagari}/u, script('Noto Sans Devanagari', 'noto-sans-devanagari')],
  [/\p{Script=Bengali}/u, script('Noto Sans Bengali', 'noto-sans-bengali')],
  [/\p{Script=Tamil}/u, script('Noto Sans Tamil', 'noto-sans-tamil')],
  [/\p{Script=Thai}/u, script('Noto Sans Thai', 'noto-sans-thai')],
  [/\p{Script=Myanmar}/u, script('Noto Sans Myanmar', 'noto-sans-myanmar')],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, JAPANESE],
  [/\p{Script=Hangul}/u, KOREAN],
];

const OF_HAN: Partial<Record<Locale, ScriptFont>> = { ja: JAPANESE, ko: KOREAN, 'zh-TW': TRADITIONAL };
const HAN = /\p{Script=Han}/u;

/** [9.16] The fonts that the texts need beyond the base; Chinese characters look as the learner's language writes them. */
export function scriptFonts(texts: readonly string[], locale: Locale): ScriptFont[] {
  const all = texts.join('\n');
  const needed = BY_SCRIPT.filter(([pattern]) => pattern.test(all)).map(([, font]) => font);
  if (!HAN.test(all)) return needed;
  const written = needed.find((font) => font === JAPANESE || font === KOREAN);
  return [...new Set([...needed, OF_HAN[locale] ?? written ?? SIMPLIFIED])];
}
