import { storedFileName } from '@lantern/domain/web/stored-file';
import { fetchFileSize } from '../../api/transport/file-size';

/** [7.29] Says beside each link to a stored file how large the file is. */
export function markFiles(text: Element, { className, origin }: { className: string; origin: string }): void {
  for (const link of text.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (
      link.querySelector('small') ||
      storedFileName(link.getAttribute('href') ?? '', { origin, storageHosts: [] }) === null
    )
      continue;
    const size = document.createElement('small');
    size.className = className;
    link.append(' ', size);
    void fetchFileSize(link.href).then((label) => {
      size.textContent = label;
    });
  }
}
