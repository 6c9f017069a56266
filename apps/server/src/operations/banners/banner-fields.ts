import { BANNER_AUDIENCES } from '@lantern/domain/banner/visible-banners';
import { LOCALES, localeOfTag } from '@lantern/domain/display/locales';
import { BANNER_LENGTHS } from '@lantern/domain/limits';
import * as z from 'zod/mini';
import { moment } from '../enrolments/enrolment-fields';
import { nameField } from '../name-field';
import { numberField } from '../number-field';

export const bannerCode = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Small letters, digits and hyphens, 40 at most'));

const words = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
const wordsOrEmpty = (most: number) => z.string().check(z.trim(), z.maxLength(most));
const none = z.pipe(
  z.literal('none'),
  z.transform(() => null),
);

const LANGUAGES = `Not one of the languages ${LOCALES.join(', ')}`;
/** One that is none of ours was refused before it is read. */
const locale = z.pipe(
  z.string().check(z.refine((tag) => localeOfTag(tag) !== null, LANGUAGES)),
  z.transform((tag: string) => localeOfTag(tag)),
);

/** All that can be said of one; what is not said stays. */
export const bannerInput = {
  audience: z.optional(z.enum(BANNER_AUDIENCES)),
  unit: z.optional(z.array(nameField)),
  from: z.optional(z.union([none, moment])),
  until: z.optional(z.union([none, moment])),
  order: z.optional(numberField(z.int(), z.gte(-1000), z.lte(1000))),
  link: z.optional(z.union([none, words(2000)])),
  locale: z.optional(locale),
  label: z.optional(wordsOrEmpty(BANNER_LENGTHS.label)),
  title: z.optional(words(BANNER_LENGTHS.title)),
  text: z.optional(words(BANNER_LENGTHS.text)),
  button: z.optional(wordsOrEmpty(BANNER_LENGTHS.button)),
  withoutLocale: z.optional(z.array(locale)),
};

export const BANNER_FIELDS = {
  audience: 'public (everybody), learner (whoever is signed in) or unit; learner unless said',
  unit: 'the code of a unit, of the audience unit; those below it count too; as often as needed',
  from: 'from when it is shown; none for at once',
  until: 'when it is over; none for never',
  order: 'its place among the others, the lowest first; 0 unless said',
  link: 'where its button leads: a page here, or an address of an allowed source; none for no button',
  locale: 'the language of label, title, text and button; the tenant’s unless said',
  label: `a few words above the title, ${BANNER_LENGTHS.label} characters at most; empty for none`,
  title: `${BANNER_LENGTHS.title} characters at most`,
  text: `one or two sentences, ${BANNER_LENGTHS.text} characters at most`,
  button: `what its button says, ${BANNER_LENGTHS.button} characters at most; empty for none`,
  withoutLocale: 'a language whose texts go; as often as needed',
};
