/** Scripts in which the family name stands first, and nothing between the two. */
const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々・\s]+$/u;

/** [3.14] A person's whole name as one would write it. */
export function personName({
  firstName,
  middleName,
  lastName,
}: {
  firstName: string;
  middleName: string | null;
  lastName: string;
}): string {
  const given = [firstName, middleName ?? ''].map((part) => part.trim());
  const family = lastName.trim();
  if (FAMILY_FIRST.test([family, ...given].join(''))) return [family, ...given].join('');
  return [...given, family].filter((part) => part !== '').join(' ');
}
