import { useTranslation } from 'react-i18next';
import type { ToolActivity } from '../../api/attempts/tool-launch';
import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/notice';
import styles from './lti-launch.module.css';
import { ToolWindowLink } from './tool-window-link';

type ToolOfferProps = {
  activity: ToolActivity;
  reason: 'onlyWindow' | 'cookiesRefused' | 'tooSlow' | 'cancelled';
  /** Tries the frame; null where it cannot work. */
  onFrame: (() => void) | null;
};

/** [2.18] The frame cannot work: why, and a window instead. */
export function ToolOffer({ activity, reason, onFrame }: ToolOfferProps) {
  const { t } = useTranslation();
  return (
    <div aria-live="polite">
      <Notice tone="light" title={t(`toolLaunch.${reason}Title`)}>
        <p>{t(`toolLaunch.${reason}Advice`)}</p>
        <p className={styles.ways}>
          <ToolWindowLink activity={activity} variant="primary" />
          {onFrame && (
            <Button onClick={onFrame}>
              {t(reason === 'cookiesRefused' ? 'toolLaunch.openHere' : 'toolLaunch.openAgain')}
            </Button>
          )}
        </p>
      </Notice>
    </div>
  );
}
