import type { PlatformRole } from '@lantern/domain/access/roles';

/** The people of the demo tenant; each signs in at the bundled provider with the password `lantern`. */
export type DemoPerson = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  locale: string | null;
  timezone: string | null;
  roles: PlatformRole[];
  licences: string[];
};

const LMS = ['Lms.Learning', 'Lms.Catalog', 'Lms.Certificates'];

export const DEMO_PEOPLE = {
  /** The busy learner: a course in every state. */
  ada: person(1, 'ada@demo.test', ['Ada', 'Lindqvist'], { timezone: 'Europe/Stockholm' }),
  /** New, in Arabic, nothing started. */
  noor: person(2, 'noor@demo.test', ['نور', 'الهاشمي'], { locale: 'ar', timezone: 'Asia/Dubai' }),
  /** Licensed for research only: learning is not his. */
  kenji: person(3, 'kenji@demo.test', ['Kenji', 'Mori'], {
    roles: ['Author'],
    licences: ['Platform.Research'],
  }),
  /** Learner and administrator. */
  omar: person(4, 'omar@demo.test', ['Omar', 'Haddad'], { roles: ['Administrator', 'Learner'] }),
  /** Two hundred enrolled courses. */
  lin: person(5, 'lin@demo.test', ['Lin', 'Wei'], { timezone: 'Asia/Singapore' }),
  /** Learns in Arabic, and has a certificate to show for it. */
  amira: person(11, 'amira@demo.test', ['أميرة', 'حداد'], { locale: 'ar', timezone: 'Asia/Beirut' }),
  /** A name that takes some room on a certificate. */
  theodora: person(
    12,
    'theodora@demo.test',
    ['Theodora Maximiliane', 'Freifrau von Hohenlohe-Schillingsfürst und zu Castell-Rüdenhausen'],
    { timezone: 'Europe/Berlin' },
  ),
  /** Grades what others hand in, and learns herself. */
  ines: person(13, 'ines@demo.test', ['Inês', 'Carvalho'], {
    roles: ['Instructor', 'Learner'],
    timezone: 'Europe/Lisbon',
  }),
} satisfies Record<string, DemoPerson>;

/** A learner, unless it is said otherwise. */
export function person(
  number: number,
  email: string,
  [firstName, lastName]: [string, string],
  differs: Partial<DemoPerson>,
): DemoPerson {
  return {
    id: `0d3a0000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    email,
    firstName,
    lastName,
    locale: null,
    timezone: null,
    roles: ['Learner'],
    licences: LMS,
    ...differs,
  };
}
