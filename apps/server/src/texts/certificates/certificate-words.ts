/** What a certificate says besides its own facts, in one language; the names of facts stand in braces. */
export type CertificateWords = readonly [
  kind: string,
  /** Between the name and the course. */
  completed: string,
  grade: string,
  score: string,
  points: string,
  outOf: string,
  date: string,
  expires: string,
  number: string,
  verify: string,
  issued: string,
];
