import { CircleCheck, CircleX, Clock, Pin } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/button';
import { Chip } from '../../ui/chip';
import { CountBadge } from '../../ui/count-badge';
import { ProgressRow } from '../../ui/progress/progress-row';
import { Tag } from '../../ui/tag';
import styles from './kit.module.css';
import { SAMPLES } from './kit-samples';
import { KitSection } from './kit-section';

const { marks } = SAMPLES;

export function KitMarks() {
  const [on, setOn] = useState<string>(SAMPLES.tags[1]);
  return (
    <>
      <KitSection title="Progress">
        {[0, 0.12, 0.62, 1].map((value) => (
          <ProgressRow
            key={value}
            label={SAMPLES.fields.progress}
            value={value}
            text={`${Math.round(value * 100)}%`}
          />
        ))}
        <ProgressRow label={SAMPLES.fields.progress} value={0.62} text="62%" size="lg" />
      </KitSection>
      <KitSection title="Badge, chip, tag">
        <div className={styles.row}>
          <CountBadge count={2} />
          <CountBadge count={12} />
          <CountBadge count={120} />
          <CountBadge count={3} tone="light" />
        </div>
        <div className={styles.row}>
          <Chip>{marks.optional}</Chip>
          <Chip tone="light" icon={Clock}>
            {marks.due}
          </Chip>
          <Chip tone="success" icon={CircleCheck}>
            {marks.passed}
          </Chip>
          <Chip tone="danger" icon={CircleX}>
            {marks.failed}
          </Chip>
          <Chip tone="solid" icon={Pin}>
            {marks.mandatory}
          </Chip>
        </div>
        <div className={styles.row}>
          {SAMPLES.tags.map((tag) => (
            <Tag key={tag} pressed={tag === on} onToggle={() => setOn(tag)}>
              {tag}
            </Tag>
          ))}
          <Button variant="quiet">{SAMPLES.actions.clear}</Button>
        </div>
      </KitSection>
    </>
  );
}
