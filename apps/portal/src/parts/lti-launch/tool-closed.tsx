import type { ToolWords } from '@lantern/domain/lti/tool-return';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToolActivity } from '../../api/attempts/tool-launch';
import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/notice';
import styles from './lti-launch.module.css';
import { ToolWindowLink } from './tool-window-link';

type ToolClosedProps = { activity: ToolActivity; words: ToolWords; onOpenAgain: () => void };

/** [2.18] Back from the tool: what it said, as plain text, and the way in again. */
export function ToolClosed({ activity, words, onOpenAgain }: ToolClosedProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const isFailure = words.errorMessage !== null;

  // The frame that had the keyboard is gone.
  useEffect(() => place.current?.focus(), []);

  return (
    <div ref={place} tabIndex={-1} className={styles.closed} {...(isFailure && { role: 'alert' })}>
      <Notice
        tone={isFailure ? 'danger' : 'success'}
        title={t(isFailure ? 'toolLaunch.problemTitle' : 'toolLaunch.closedTitle')}
      >
        <p dir="auto">{words.errorMessage ?? t('toolLaunch.closedAdvice')}</p>
        <p className={styles.ways}>
          <Button onClick={onOpenAgain}>{t('toolLaunch.openAgain')}</Button>
          {isFailure && <ToolWindowLink activity={activity} />}
        </p>
      </Notice>
    </div>
  );
}
