import type { Author } from '@lantern/contract/entities/author';
import { initialsOf } from '../../lib/format/initials';
import { Avatar } from '../../ui/avatar';

/** Decorative: the name stands beside it. */
export function AuthorPicture({ author: { firstName, lastName, role } }: { author: Author }) {
  const initials = initialsOf({ first_name: firstName, last_name: lastName });
  return <Avatar initials={initials} tone={role === 'instructor' ? 'light' : 'brand'} />;
}
