import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { uploadFault } from './upload-fault';
import type { UploadItem, UploadState } from './upload-list';

/** What becomes of each file, for who does not see it: said when it comes, and nothing said again. */
export function UploadNews({ items }: { items: readonly UploadItem[] }) {
  const { t } = useTranslation();
  return (
    <output className="sr-only" aria-atomic="false" aria-relevant="additions">
      {items.map(({ id, name, state }) => {
        const words = wordsOf(state, t);
        return words && <span key={`${id} ${words}`}>{`${name}: ${words}`}</span>;
      })}
    </output>
  );
}

function wordsOf(state: UploadState, t: TFunction): string | null {
  if (state.kind === 'done') return t('attachmentField.attached');
  return state.kind === 'offline' ? t('attachmentField.offline') : uploadFault(state, t);
}
