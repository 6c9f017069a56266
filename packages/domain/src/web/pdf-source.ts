export type PdfContext = { origin: string; storageHosts: readonly string[] };

export type PdfSource = { kind: 'allowed'; url: string } | { kind: 'blocked' };

/** [5.8] A PDF is read from this origin or, by https, from the cloud storage; anything else is blocked. */
export function pdfSource(address: string, { origin, storageHosts }: PdfContext): PdfSource {
  if (!URL.canParse(address, origin)) return { kind: 'blocked' };
  const url = new URL(address, origin);
  if (url.username || url.password) return { kind: 'blocked' };

  const isStorage = url.protocol === 'https:' && storageHosts.includes(url.host);
  return url.origin === origin || isStorage ? { kind: 'allowed', url: url.href } : { kind: 'blocked' };
}

export type PdfFailureKey = 'pdf.failures.signIn' | 'pdf.failures.noPermission' | 'pdf.failures.failedToLoad';

/** [5.8] The message for a PDF that did not come; null stands for no answer at all. */
export function pdfFailureKey(status: number | null): PdfFailureKey {
  if (status === 401) return 'pdf.failures.signIn';
  if (status === 403) return 'pdf.failures.noPermission';
  return 'pdf.failures.failedToLoad';
}
