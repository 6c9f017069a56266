/** What the provider tells about a person, in the words of OpenID Connect. */
export type Account = {
  sub: string;
  email: string;
  email_verified: true;
  name: string;
  given_name: string;
  family_name: string;
  locale: string;
};

export const DEMO_PASSWORD = 'lantern';

export const ACCOUNTS = [
  account('5f0c1f8e-3a53-4d0e-9b51-6f3a2f6d1a01', 'ada@demo.test', ['Ada', 'Lindqvist']),
  account('5f0c1f8e-3a53-4d0e-9b51-6f3a2f6d1a02', 'noor@demo.test', ['نور', 'الهاشمي'], 'ar'),
  account('5f0c1f8e-3a53-4d0e-9b51-6f3a2f6d1a03', 'kenji@demo.test', ['Kenji', 'Mori']),
  account('5f0c1f8e-3a53-4d0e-9b51-6f3a2f6d1a04', 'omar@demo.test', ['Omar', 'Haddad']),
  account('5f0c1f8e-3a53-4d0e-9b51-6f3a2f6d1a05', 'lin@demo.test', ['Lin', 'Wei']),
  account('5f0c1f8e-3a53-4d0e-9b51-6f3a2f6d1a11', 'amira@demo.test', ['أميرة', 'حداد'], 'ar'),
  account('5f0c1f8e-3a53-4d0e-9b51-6f3a2f6d1a12', 'theodora@demo.test', [
    'Theodora Maximiliane',
    'Freifrau von Hohenlohe-Schillingsfürst und zu Castell-Rüdenhausen',
  ]),
  account('5f0c1f8e-3a53-4d0e-9b51-6f3a2f6d1a13', 'ines@demo.test', ['Inês', 'Carvalho']),
];

export function findAccount(sub: string): Account | null {
  return ACCOUNTS.find((known) => known.sub === sub) ?? null;
}

export function findAccountByEmail(email: string): Account | null {
  const wanted = email.trim().toLowerCase();
  return ACCOUNTS.find((known) => known.email === wanted) ?? null;
}

function account(sub: string, email: string, [given, family]: [string, string], locale = 'en-US'): Account {
  return {
    sub,
    email,
    email_verified: true,
    name: `${given} ${family}`,
    given_name: given,
    family_name: family,
    locale,
  };
}
