import type { Discussion } from '@lantern/contract/discussions/get-discussion';
import { Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format';
import { Icon } from '../../../ui/icon';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import styles from './discussion.module.css';

/** [1.3] What is asked for, each with its tick as soon as it is done. */
export function RequirementLine({ discussion: { requirement, progress } }: { discussion: Discussion }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!progress) return null;
  if (!requirement) return <Ticks ticks={[{ text: t('discussion.anyPost'), isDone: progress.isMet }]} />;
  const ticks = (['posts', 'replies'] as const)
    .filter((kind) => requirement[kind] > 0)
    .map((kind) => ({
      text: t(`discussion.requirement.${kind}`, {
        count: requirement[kind],
        done: format.number(Math.min(progress[kind], requirement[kind])),
        total: format.number(requirement[kind]),
      }),
      isDone: progress[kind] >= requirement[kind],
    }));
  return ticks.length === 0 ? null : <Ticks ticks={ticks} />;
}

function Ticks({ ticks }: { ticks: ReadonlyArray<{ text: string; isDone: boolean }> }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.requirement} aria-label={t('discussion.requirement.label')} aria-live="polite">
      {ticks.map(({ text, isDone }) => (
        <li key={text} data-done={isDone}>
          <Icon of={isDone ? CircleCheck : Circle} size="s" />
          <span>
            {text}
            {isDone && <VisuallyHidden> {t('discussion.requirement.done')}</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ul>
  );
}
