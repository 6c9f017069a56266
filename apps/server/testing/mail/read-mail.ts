export type ReadMail = {
  raw: string;
  /** By their names in small letters, each as often as it comes. */
  headers: Map<string, string[]>;
  text: string;
  html: string;
};

/** For tests: a mail of two parts, decoded. */
export function readMail(bytes: Buffer): ReadMail {
  const raw = bytes.toString('utf8');
  const { headers, body } = parted(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type')?.[0] ?? '')?.[1] ?? '';
  const parts = body.split(`--${boundary}`).map((part) => parted(part.replace(/^\r\n/, '')));
  const partOf = (type: string) => {
    const part = parts.find((one) => one.headers.get('content-type')?.[0]?.startsWith(type));
    return part ? decoded(part.body, part.headers.get('content-transfer-encoding')?.[0] ?? '') : '';
  };
  return { raw, headers, text: partOf('text/plain'), html: partOf('text/html') };
}

function parted(text: string) {
  const end = text.indexOf('\r\n\r\n');
  const headers = new Map<string, string[]>();
  for (const line of text
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), decodedWords(value)]);
  }
  return { headers, body: text.slice(end + 4) };
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  return fromQuoted(body.replaceAll('=\r\n', ''));
}

function fromQuoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** =?UTF-8?B?…?= and its like. */
function decodedWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, way: string, text: string) =>
      way.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : fromQuoted(text.replaceAll('_', ' ')),
    );
}
