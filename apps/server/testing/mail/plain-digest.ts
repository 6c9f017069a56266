import { type DigestWriter, factsOf } from '../../src/mail/mail-work';
import { writeMail } from '../../src/mail/write-mail';

/** For tests of sending alone: a digest that says no more than its title. */
export const plainDigest: DigestWriter = async (_db, mail, { links }) =>
  writeMail({ kind: 'graded', facts: factsOf(mail) }, mail, links);
