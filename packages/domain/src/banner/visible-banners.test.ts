import { expect, test } from 'vitest';
import { type BannerReader, visibleBanners } from './visible-banners';

const NOW = new Date('2026-11-18T12:00:00Z');
const SOONER = new Date('2026-11-18T11:59:59Z');
const LATER = new Date('2026-11-18T12:00:01Z');
const LANGUAGES = { locale: 'ar', tenantLocale: 'de' } as const;
const VISITOR: BannerReader = { ...LANGUAGES, isSignedIn: false, unitIds: [] };
const PERSON: BannerReader = { ...LANGUAGES, isSignedIn: true, unitIds: ['lab', 'school'] };
const TEXT = { label: null, title: 'Spring', text: 'It is here.', button: null };

type Banner = Parameters<typeof visibleBanners>[0][number];

function banner(differs: Partial<Banner> = {}): Banner {
  return {
    code: 'spring',
    audience: 'public',
    unitIds: [],
    starts: null,
    ends: null,
    position: 0,
    texts: { ar: TEXT },
    isDismissed: false,
    ...differs,
  };
}

const isShown = (differs: Partial<Banner>, reader: BannerReader) =>
  visibleBanners([banner(differs)], reader, NOW).length === 1;

test.each<[string, Partial<Banner>, boolean, boolean]>([
  ['for everybody', { audience: 'public' }, true, true],
  ['for learners', { audience: 'learner' }, false, true],
  ['for a unit they are in', { audience: 'unit', unitIds: ['lab'] }, false, true],
  [
    'for one of two units, the other not theirs',
    { audience: 'unit', unitIds: ['shop', 'school'] },
    false,
    true,
  ],
  ['for a unit they are not in', { audience: 'unit', unitIds: ['shop'] }, false, false],
  ['for units of which none is left', { audience: 'unit', unitIds: [] }, false, false],
])('[1.6] a banner %s', (_for, differs, visitor, person) => {
  expect([isShown(differs, VISITOR), isShown(differs, PERSON)]).toEqual([visitor, person]);
});

test.each<[string, Partial<Banner>, boolean]>([
  ['that starts this second', { starts: NOW }, true],
  ['that starts in a second', { starts: LATER }, false],
  ['that ends in a second', { ends: LATER }, true],
  ['that ends this second', { ends: NOW }, false],
  ['that ended a second ago', { ends: SOONER }, false],
  ['that is dismissed', { isDismissed: true }, false],
  ['in the language of the tenant', { texts: { de: TEXT } }, true],
  ['in a language of neither', { texts: { fr: TEXT } }, false],
])('[1.6] of a banner %s it is %j', (_title, differs, shown) => {
  expect(isShown(differs, VISITOR)).toBe(shown);
});

test('[1.6] four are shown at most, by their order and then by their codes', () => {
  const banners = [
    banner({ code: 'f', position: 2 }),
    banner({ code: 'b' }),
    banner({ code: 'a' }),
    banner({ code: 'gone', isDismissed: true }),
    banner({ code: 'french', position: -2, texts: { fr: TEXT } }),
    banner({ code: 'c', position: -1 }),
    banner({ code: 'd', position: 1 }),
  ];
  expect(visibleBanners(banners, VISITOR, NOW).map(({ code }) => code)).toEqual(['c', 'a', 'b', 'd']);
});
