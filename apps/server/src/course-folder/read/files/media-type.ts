const MEDIA_TYPES: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  vtt: 'text/vtt',
  pdf: 'application/pdf',
  csv: 'text/csv',
  txt: 'text/plain',
  json: 'application/json',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** By the ending of its name, as far as we know it. */
export function mediaTypeOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return MEDIA_TYPES[ending] ?? 'application/octet-stream';
}

/** Do the first bytes say the same as the name? */
export function isPicture(mediaType: string, bytes: Buffer): boolean {
  const at = (start: number, text: string) => hasText(bytes, start, text);
  switch (mediaType) {
    case 'image/png':
      return at(0, '\x89PNG\r\n\x1A\n');
    case 'image/jpeg':
      return at(0, '\xFF\xD8\xFF');
    case 'image/gif':
      return at(0, 'GIF87a') || at(0, 'GIF89a');
    case 'image/webp':
      return at(0, 'RIFF') && at(8, 'WEBP');
    case 'image/avif':
      return at(4, 'ftypavif') || at(4, 'ftypavis');
    default:
      return /^\uFEFF?\s*(<\?xml|<!--|<!doctype svg|<svg)/i.test(bytes.toString('utf8'));
  }
}

export function isFilm(mediaType: string, bytes: Buffer): boolean {
  return mediaType === 'video/mp4' ? hasText(bytes, 4, 'ftyp') : hasText(bytes, 0, '\x1A\x45\xDF\xA3');
}

function hasText(bytes: Buffer, start: number, text: string): boolean {
  return bytes.subarray(start, start + text.length).toString('latin1') === text;
}
