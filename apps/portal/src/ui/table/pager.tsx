import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../button/icon-button';
import styles from './pager.module.css';

type PagerProps = {
  label: string;
  /** Where in the list the learner is, in words. */
  text: string;
  previousLabel: string;
  nextLabel: string;
  /** Null on the first page. */
  onPrevious: (() => void) | null;
  /** Null on the last page. */
  onNext: (() => void) | null;
};

export function Pager({ label, text, previousLabel, nextLabel, onPrevious, onNext }: PagerProps) {
  return (
    <nav className={styles.pager} aria-label={label}>
      {(onPrevious || onNext) && (
        <>
          <IconButton
            icon={ChevronLeft}
            directional
            label={previousLabel}
            aria-disabled={!onPrevious}
            onClick={() => onPrevious?.()}
          />
          <IconButton
            icon={ChevronRight}
            directional
            label={nextLabel}
            aria-disabled={!onNext}
            onClick={() => onNext?.()}
          />
        </>
      )}
      <span aria-live="polite">{text}</span>
    </nav>
  );
}
