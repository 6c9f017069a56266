export type ArchiveFault =
  | 'absolutePath'
  | 'archiveTooLarge'
  | 'brokenArchive'
  | 'compressedTooWell'
  | 'deviceName'
  | 'encrypted'
  | 'entriesOverlap'
  | 'fileTooLarge'
  | 'nameHasControlCharacter'
  | 'nameTooLong'
  | 'packageTooLarge'
  | 'pathLeavesPackage'
  | 'sameNameTwice'
  | 'sizeLies'
  | 'specialFile'
  | 'symbolicLink'
  | 'tooDeep'
  | 'tooManyFiles'
  | 'unknownCompression';

/** Why an archive is not taken, as a sentence; the code is the same for ever. */
export class ArchiveRefusal extends Error {
  override name = 'ArchiveRefusal';

  constructor(
    readonly code: ArchiveFault,
    sentence: string,
  ) {
    super(`${sentence} (${code}).`);
  }
}
