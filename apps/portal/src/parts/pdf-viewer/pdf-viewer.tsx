import { pdfSource } from '@lantern/domain/web/pdf-source';
import { storedFileName } from '@lantern/domain/web/stored-file';
import { useQuery } from '@tanstack/react-query';
import { Download, FileText, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouter } from '@tanstack/react-router';
import { fileSizeQuery } from '../../api/transport/file-size';
import { usePage } from '../../lib/page/page-facts';
import { IconButton } from '../../ui/button/icon-button';
import iconButtonStyles from '../../ui/button/icon-button.module.css';
import { Icon } from '../../ui/icon';
import { useModal } from '../../ui/modal/use-modal';
import { SpinnerRing } from '../../ui/spinner/spinner-ring';
import { PdfFailure } from './pdf-failure';
import { PdfPages } from './pdf-pages';
import styles from './pdf-viewer.module.css';
import { usePdf } from './use-pdf';

/** [2.34] [5.8] A PDF over the whole screen. Rendered means open; `address` is the query's `pdfUrl`. */
export function PdfViewer({ address }: { address: string }) {
  const { t } = useTranslation();
  const { origin } = usePage();
  const close = useClosePdf();
  const context = { origin, storageHosts: [] };
  const source = pdfSource(address, context);
  const name = storedFileName(address, context) ?? t('pdf.unnamed');
  if (source.kind === 'blocked') {
    return (
      <Stage name={name} onClose={close}>
        <PdfFailure messageKey="pdf.failures.blocked" onClose={close} />
      </Stage>
    );
  }
  return <OpenPdf key={source.url} url={source.url} name={name} onClose={close} />;
}

function OpenPdf({ url, name, onClose }: { url: string; name: string; onClose: () => void }) {
  const { t } = useTranslation();
  const state = usePdf(url);
  const { data: size } = useQuery(fileSizeQuery(url));
  const isOpen = state.kind === 'open';
  return (
    <Stage
      name={name}
      onClose={onClose}
      details={size}
      actions={
        isOpen && (
          <a
            className={iconButtonStyles.iconButton}
            href={url}
            download={name}
            aria-label={t('pdf.download')}
          >
            <Icon of={Download} />
          </a>
        )
      }
    >
      {state.kind === 'loading' && (
        <div className={styles.middle}>
          <SpinnerRing />
          <output>{t('pdf.loading')}</output>
        </div>
      )}
      {state.kind === 'failed' && <PdfFailure messageKey={state.messageKey} onClose={onClose} />}
      {isOpen && <PdfPages document={state.document} name={name} />}
    </Stage>
  );
}

type StageProps = {
  name: string;
  details?: string | undefined;
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

function Stage({ name, details, actions, onClose, children }: StageProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref, onClose);
  return (
    <dialog ref={ref} className={styles.viewer} aria-label={name}>
      <header className={styles.head}>
        <Icon of={FileText} />
        <bdi className={styles.name}>{name}</bdi>
        {details && <small>{details}</small>}
        <span className={styles.push}>
          {actions}
          <IconButton icon={X} label={t('pdf.close')} onClick={onClose} />
        </span>
      </header>
      {children}
    </dialog>
  );
}

/** [2.34] Back to the page as it was; where the viewer was opened by its address, the address without it. */
function useClosePdf(): () => void {
  const router = useRouter();
  return () => {
    const { search, state } = router.state.location;
    if (state.isPdfOpenedHere) {
      router.history.back();
      return;
    }
    const rest = Object.fromEntries(Object.entries(search).filter(([key]) => key !== 'pdfUrl'));
    void router.navigate({ to: '.', search: () => rest, replace: true, resetScroll: false });
  };
}
