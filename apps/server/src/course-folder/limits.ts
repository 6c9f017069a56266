const KB = 1024;
const MB = 1024 * KB;

/** What a course folder may hold; beyond it something is wrong with the folder, or somebody means ill. */
export const FOLDER_LIMITS = {
  /** One Markdown or YAML file. Some texts take a time that grows with the square of their length. */
  textBytes: 256 * KB,
  /** A picture in a text, or a cover. */
  pictureBytes: 20 * MB,
  /** A film, or anything else that is attached. */
  fileBytes: 2 * 1024 * MB,
  entries: 20_000,
  /** Folders within folders. */
  depth: 12,
  /** Lists and maps within each other, in YAML. */
  yamlDepth: 50,
} as const;

export function sizeText(bytes: number): string {
  return bytes < MB ? `${Math.ceil(bytes / KB)} kB` : `${Math.ceil(bytes / MB)} MB`;
}
