import { Clock, Hourglass, Lock, Pin } from 'lucide-react';
import { Card } from '../../ui/card/card';
import { CardGrid } from '../../ui/card/card-grid';
import { Chip } from '../../ui/chip';
import { Cover } from '../../ui/cover/cover';
import type { CoverState } from '@lantern/artwork/cover/lit-count';
import { Icon } from '../../ui/icon';
import { ToneText } from '../../ui/tone-text';
import styles from './kit.module.css';
import { SAMPLES } from './kit-samples';
import { KitSection } from './kit-section';

const { courses, marks } = SAMPLES;
const SEVEN = [0, 1, 2, 3, 4, 5, 6];

const STATES: CoverState[] = [
  { kind: 'notStarted' },
  { kind: 'offered' },
  { kind: 'started', share: 0.34 },
  { kind: 'started', share: 0.67 },
  { kind: 'finished' },
  { kind: 'draft' },
  { kind: 'locked' },
];

export function KitCards() {
  return (
    <>
      <KitSection title="Course card">
        <CardGrid narrow="rows">
          <Card
            cover={<Cover pigment={0} light={0} state={{ kind: 'started', share: 0.62 }} />}
            share={0.62}
            titleAs="h3"
            title={<a href="#card">{courses[0]}</a>}
            detail="Started 2 Nov"
            figure="62%"
          />
          <Card
            cover={<Cover pigment={1} light={3} state={{ kind: 'notStarted' }} />}
            flags={
              <Chip tone="solid" icon={Pin}>
                {marks.mandatory}
              </Chip>
            }
            share={0}
            titleAs="h3"
            title={<a href="#card">{courses[1]}</a>}
            detail={
              <ToneText tone="light">
                <Icon of={Clock} size="s" />
                Due 18 Nov
              </ToneText>
            }
            figure={<ToneText tone="light">3 days left</ToneText>}
          />
          <Card
            cover={<Cover pigment={3} light={2} state={{ kind: 'finished' }} />}
            flags={
              <Chip tone="solid" icon={Hourglass}>
                {marks.grading}
              </Chip>
            }
            share={1}
            titleAs="h3"
            title={<a href="#card">{courses[2]}</a>}
            detail="Completed 4 Nov"
            figure={<ToneText tone="success">A: 92%</ToneText>}
          />
          <Card
            cover={<Cover pigment={3} light={3} state={{ kind: 'locked' }} />}
            flags={
              <Chip tone="solid">
                <Icon of={Lock} size="s" />
              </Chip>
            }
            share={0}
            titleAs="h3"
            quiet
            title={<a href="#card">{courses[5]}</a>}
            detail="Was available to start before 1 Nov"
          />
        </CardGrid>
      </KitSection>
      <KitSection title="Covers">
        <div className={styles.sevens}>
          {STATES.flatMap((state, row) =>
            SEVEN.map((light) => (
              <Cover
                key={`${state.kind} ${row} ${light}`}
                pigment={(light * 3 + row) % 7}
                light={light}
                state={state}
              />
            )),
          )}
        </div>
      </KitSection>
    </>
  );
}
