import { fileSize } from '@lantern/domain/display/file-size';
import { queryOptions } from '@tanstack/react-query';

/** [7.29] [9.9] The label of a file's size; "0B" where it cannot be known. */
export async function fetchFileSize(url: string): Promise<string> {
  const reply = await fetch(url, { method: 'HEAD' }).catch(() => null);
  const length = reply?.ok ? reply.headers.get('content-length') : null;
  return fileSize(length === null ? null : Number(length));
}

export function fileSizeQuery(url: string) {
  return queryOptions({
    queryKey: ['file-size', url],
    queryFn: () => fetchFileSize(url),
    // A file never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
