import type { StoredFile } from '../../store/platform/files';

/** What a browser may show by itself; anything else is saved, so that no stored page ever runs on our origin. */
const SHOWN =
  /^(image\/(avif|gif|jpeg|png|svg\+xml|webp)|(audio|video)\/[\w.+-]+|application\/pdf|text\/vtt)$/;
const LOCKED = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** A browser's own viewer of PDFs, which runs outside our origin, does not open inside a sandbox. */
const LOCKED_PDF = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'";

/** The headers of a file that somebody put, whatever it says of itself. */
export function fileHeaders({
  name,
  mediaType,
}: Pick<StoredFile, 'name' | 'mediaType'>): Record<string, string> {
  const isShown = SHOWN.test(mediaType);
  return {
    'content-type': isShown ? mediaType : 'application/octet-stream',
    'content-disposition': `${isShown ? 'inline' : 'attachment'}; ${fileNameParameters(name)}`,
    'content-security-policy': mediaType === 'application/pdf' ? LOCKED_PDF : LOCKED,
    'accept-ranges': 'bytes',
  };
}

/** RFC 6266: the name in ASCII for old readers, and as it is for the others. */
function fileNameParameters(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${whole}`;
}
