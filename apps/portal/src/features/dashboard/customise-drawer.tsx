import { moveWidget } from '@lantern/domain/dashboard/move-widget';
import type { DashboardWidget, PlacedWidget } from '@lantern/domain/dashboard/widgets';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, RotateCcw } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { arrangedWidgets, changeWidgets, type WidgetsChange } from '../../api/planner/dashboard';
import { tellFailure } from '../../api/transport/tell-failure';
import { showToast } from '../../lib/page/toasts';
import { useBackCloses } from '../../lib/page/use-back-closes';
import { Button } from '../../ui/button/button';
import { IconButton } from '../../ui/button/icon-button';
import { Checkbox } from '../../ui/choice/checkbox';
import { Drawer } from '../../ui/modal/drawer';
import styles from './customise-drawer.module.css';

type Towards = 'start' | 'end';
type CustomiseDrawerProps = {
  /** Those that the tenant has. */
  widgets: readonly PlacedWidget[];
  onClose: () => void;
};

/** [2.2] Which widgets the dashboard shows, and in which order. */
export function CustomiseDrawer({ widgets, onClose }: CustomiseDrawerProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  useBackCloses(onClose);
  const [moved, setMoved] = useState<{ widget: DashboardWidget; towards: Towards } | null>(null);
  const [said, say] = useState('');
  const isThere = (widget: DashboardWidget) => widgets.some((one) => one.widget === widget);

  // A row that changes its place in the document loses the focus on the way.
  useEffect(() => {
    if (!moved) return;
    list.current
      ?.querySelector<HTMLElement>(`[data-widget="${moved.widget}"] [data-towards="${moved.towards}"]`)
      ?.focus();
  }, [moved]);

  function save(change: WidgetsChange) {
    changeWidgets(client, change).then(
      (wasElsewhere) => wasElsewhere && showToast('info', t('dashboard.arrangedElsewhere')),
      (error: unknown) => tellFailure(error, t, () => save(change)),
    );
  }

  function move(widget: DashboardWidget, towards: Towards) {
    const change: WidgetsChange = (known) => moveWidget(known, { widget, towards }, isThere);
    // Who presses quicker than the page follows goes on from what they chose last.
    const before = arrangedWidgets(client).filter((one) => isThere(one.widget));
    const order = change(before);
    const place = order.findIndex((one) => one.widget === widget);
    say(
      t('dashboard.movedTo', {
        widget: t(`dashboard.widget.${widget}`),
        place: place + 1,
        total: order.length,
      }),
    );
    setMoved({ widget, towards });
    if (before[place]?.widget !== widget) save(change);
  }

  function show(widget: DashboardWidget, isShown: boolean) {
    save((known) => known.map((one) => (one.widget === widget ? { widget, isShown } : one)));
  }

  function reset() {
    say(t('dashboard.wasReset'));
    save(() => []);
  }

  return (
    <Drawer
      title={t('dashboard.customise')}
      closeLabel={t('dashboard.close')}
      onClose={onClose}
      footer={
        <Button variant="quiet" icon={RotateCcw} onClick={reset}>
          {t('dashboard.reset')}
        </Button>
      }
    >
      <p className={styles.advice}>{t('dashboard.customiseAdvice')}</p>
      <ul ref={list} className={styles.list}>
        {widgets.map((placed, place) => (
          <WidgetItem
            key={placed.widget}
            placed={placed}
            isFirst={place === 0}
            isLast={place === widgets.length - 1}
            onMove={(towards) => move(placed.widget, towards)}
            onShow={(isShown) => show(placed.widget, isShown)}
          />
        ))}
      </ul>
      <output className="sr-only">{said}</output>
    </Drawer>
  );
}

type WidgetItemProps = {
  placed: PlacedWidget;
  isFirst: boolean;
  isLast: boolean;
  onMove: (towards: Towards) => void;
  onShow: (isShown: boolean) => void;
};

const KEYS: Record<string, Towards> = { ArrowUp: 'start', ArrowDown: 'end' };

/** The buttons stay where they are at either end: whoever stands on one would lose their place. */
function WidgetItem({ placed: { widget, isShown }, isFirst, isLast, onMove, onShow }: WidgetItemProps) {
  const { t } = useTranslation();
  const name = t(`dashboard.widget.${widget}`);
  function onKeyDown(event: KeyboardEvent) {
    const towards = KEYS[event.key];
    if (!towards) return;
    event.preventDefault();
    onMove(towards);
  }
  return (
    <li className={styles.item} data-widget={widget}>
      <Checkbox checked={isShown} onChange={onShow}>
        {name}
      </Checkbox>
      <IconButton
        icon={ArrowUp}
        label={t('dashboard.moveUp', { widget: name })}
        data-towards="start"
        aria-disabled={isFirst}
        onClick={() => onMove('start')}
        onKeyDown={onKeyDown}
      />
      <IconButton
        icon={ArrowDown}
        label={t('dashboard.moveDown', { widget: name })}
        data-towards="end"
        aria-disabled={isLast}
        onClick={() => onMove('end')}
        onKeyDown={onKeyDown}
      />
    </li>
  );
}
