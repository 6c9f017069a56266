const KB = 1024;
const MB = 1024 * KB;

/** What a course folder may hold; beyond it something is wrong with the folder, or somebody means ill. */
export const FOLDER_LIMITS = {
  /** One Markdown or YAML file. Some texts take a time that grows with the square of their length. */
  textBytes: 256 * KB,
  /** A picture in a text, or a cover. */
  pictureBytes: 20 * MB,
  /** What a browser unpacks it to, however few bytes it has: four bytes for each of them. */
  picturePixels: 50_000_000,
  /** A film, or anything else that is attached. */
  fileBytes: 2 * 1024 * MB,
  entries: 20_000,
  /** Folders within folders. */
  depth: 12,
  /** Lists and maps within each other, in YAML. */
  yamlDepth: 50,
  codeLength: 64,
  titleLength: 500,
  idLength: 200,
  certificateNameLength: 200,
  addressLength: 2000,
  /** A hundred years: dates far beyond it are none to a database. */
  validMonths: 1200,
  /** What a database counts to. */
  tries: 2_147_483_647,
} as const;

/** What is wrong with the length of a text; null when nothing is. */
export function lengthProblem(text: string, most: number): string | null {
  const { length } = text;
  return length > most ? `must have ${most} characters at most; it has ${length}.` : null;
}

export function sizeText(bytes: number): string {
  return bytes < MB ? `${Math.ceil(bytes / KB)} kB` : `${Math.ceil(bytes / MB)} MB`;
}
