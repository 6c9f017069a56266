import type { ToolWords } from '@lantern/domain/lti/tool-return';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToolActivity } from '../../api/attempts/tool-launch';
import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/notice';
import styles from './lti-launch.module.css';
import { ToolWindowLink } from './tool-window-link';

type ToolProblemProps = { activity: ToolActivity; words: ToolWords; onOpenAgain: () => void };

/** [2.18] Back from the tool with a problem: what it said, as plain text, and the ways in again. */
export function ToolProblem({ activity, words, onOpenAgain }: ToolProblemProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);

  // The frame that had the keyboard is gone.
  useEffect(() => place.current?.focus(), []);

  return (
    <div ref={place} tabIndex={-1} className={styles.closed} role="alert">
      <Notice tone="danger" title={t('toolLaunch.problemTitle')}>
        <p dir="auto">{words.errorMessage}</p>
        {words.message && <p dir="auto">{words.message}</p>}
        <p className={styles.ways}>
          <Button onClick={onOpenAgain}>{t('toolLaunch.openAgain')}</Button>
          <ToolWindowLink activity={activity} />
        </p>
      </Notice>
    </div>
  );
}
