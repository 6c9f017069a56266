import { ChevronDown, ChevronUp, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format';
import { IconButton } from '../../ui/button/icon-button';
import styles from './pdf-viewer.module.css';
import { canZoom, type ZoomStep } from './pdf-zoom';

type PdfToolbarProps = {
  current: number;
  count: number;
  zoom: number;
  onPage: (page: number) => void;
  onZoom: (step: ZoomStep) => void;
};

export function PdfToolbar({ current, count, zoom, onPage, onZoom }: PdfToolbarProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('pdf.toolbar')}>
      <IconButton
        icon={ChevronUp}
        label={t('pdf.previousPage')}
        aria-disabled={current <= 1}
        onClick={() => onPage(current - 1)}
      />
      <span className={styles.place} aria-live="polite">
        {t('pdf.position', { position: current, count })}
      </span>
      <IconButton
        icon={ChevronDown}
        label={t('pdf.nextPage')}
        aria-disabled={current >= count}
        onClick={() => onPage(current + 1)}
      />
      <span className={styles.gap} />
      <IconButton
        icon={ZoomOut}
        label={t('pdf.zoomOut')}
        aria-disabled={!canZoom(zoom, 'out')}
        onClick={() => onZoom('out')}
      />
      <button
        type="button"
        className={styles.place}
        aria-label={t('pdf.zoomWhole')}
        onClick={() => onZoom('whole')}
      >
        {format.percent(zoom)}
      </button>
      <IconButton
        icon={ZoomIn}
        label={t('pdf.zoomIn')}
        aria-disabled={!canZoom(zoom, 'in')}
        onClick={() => onZoom('in')}
      />
    </div>
  );
}
