import { CalendarClock } from 'lucide-react';
import { Button } from '../../ui/button/button';
import { EmptyState } from '../../ui/empty-state';
import { ErrorScene } from '../../ui/error-scene';
import { Notice } from '../../ui/notice';
import { BarsScene } from '../../ui/scene/bars-scene';
import { DarkScene, WindowsScene } from '../../ui/scene/house-scenes';
import { DimScene, LitScene } from '../../ui/scene/lamp-scenes';
import { DoorScene } from '../../ui/scene/door-scene';
import { DraftScene } from '../../ui/scene/draft-scene';
import { FlickerScene } from '../../ui/scene/flicker-scene';
import { GapScene } from '../../ui/scene/gap-scene';
import { ShelfScene } from '../../ui/scene/shelf-scene';
import { WideScene } from '../../ui/scene/wide-scene';
import { Skeleton, Skeletons } from '../../ui/skeleton/skeleton';
import { SpinnerRing } from '../../ui/spinner/spinner-ring';
import { Pager } from '../../ui/table/pager';
import { Table } from '../../ui/table/table';
import { ToneText } from '../../ui/tone-text';
import { WidgetOff } from '../../ui/widget-off';
import styles from './kit.module.css';
import { SAMPLES } from './kit-samples';
import { KitSection } from './kit-section';

const { actions, notices } = SAMPLES;

const ATTEMPTS = [
  { number: '2', started: '30 Oct 2026', points: '46 of 50', passed: true },
  { number: '1', started: '1 Sep 2026', points: '17 of 50', passed: false },
];

export function KitPages() {
  return (
    <>
      <KitSection title="Notice">
        <div className={styles.halves}>
          <Notice title={notices.unavailable}>{notices.unavailableAdvice}</Notice>
          <Notice tone="light" icon={CalendarClock} title={notices.opens} />
          <Notice tone="success" title={notices.passed}>
            {notices.points}
          </Notice>
          <Notice tone="danger" title={notices.failed}>
            {notices.attempts}
          </Notice>
        </div>
      </KitSection>
      <KitSection title="Table">
        <Table
          caption={SAMPLES.fields.progress}
          rows={ATTEMPTS}
          rowKey={(attempt) => attempt.number}
          columns={[
            { key: 'number', header: 'Attempt', renderCell: (attempt) => attempt.number },
            { key: 'started', header: 'Started', renderCell: (attempt) => attempt.started },
            { key: 'points', header: 'Points', numeric: true, renderCell: (attempt) => attempt.points },
            {
              key: 'result',
              header: 'Result',
              numeric: true,
              renderCell: ({ passed }) => (
                <ToneText tone={passed ? 'success' : 'danger'}>{passed ? 'A: 92%' : 'F: 34%'}</ToneText>
              ),
            },
          ]}
        />
        <Pager
          label={SAMPLES.fields.progress}
          text={SAMPLES.pager}
          previousLabel={actions.previous}
          nextLabel={actions.next}
          onPrevious={null}
          onNext={() => undefined}
        />
      </KitSection>
      <KitSection title="Empty, skeleton, spinner, widget off">
        <EmptyState
          scene={<ShelfScene />}
          title={SAMPLES.empty.title}
          titleAs="h3"
          action={<Button variant="primary">{actions.browse}</Button>}
        >
          {SAMPLES.empty.text}
        </EmptyState>
        <div className={styles.halves}>
          <Skeletons label={SAMPLES.loading}>
            <Skeleton shape="cover" />
            <Skeleton width="long" />
            <Skeleton width="half" />
          </Skeletons>
          <SpinnerRing />
        </div>
        <WidgetOff action={<Button>{actions.tryAgain}</Button>}>{SAMPLES.widgetOff}</WidgetOff>
      </KitSection>
      <KitSection title="Scenes">
        <div className={styles.row}>
          <ShelfScene />
          <DarkScene />
          <GapScene />
          <DoorScene />
          <BarsScene />
          <WindowsScene />
          <FlickerScene />
          <DraftScene />
          <LitScene />
          <DimScene />
          <WideScene />
        </div>
      </KitSection>
      <KitSection title="Message that takes the page">
        <ErrorScene
          code="404"
          title={SAMPLES.notFound.title}
          scene={<WindowsScene size="l" />}
          actions={
            <Button variant="primary" size="lg">
              {actions.browse}
            </Button>
          }
        >
          {SAMPLES.notFound.text}
        </ErrorScene>
      </KitSection>
    </>
  );
}
