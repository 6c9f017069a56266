import type { CalendarDate } from '@lantern/contract/planner/calendar-date';
import type { IsoDay } from '@lantern/domain/planner/calendar-days';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { removeEvent } from '../../api/planner/events';
import { tellFailure } from '../../api/transport/tell-failure';
import { rescueFocus } from '../../lib/page/rescue-focus';
import { useBackCloses } from '../../lib/page/use-back-closes';
import { Button } from '../../ui/button/button';
import { Drawer } from '../../ui/modal/drawer';
import { EventForm } from './event-form';

type EventDrawerProps = {
  /** Null for a new one. */
  event: CalendarDate | null;
  day: IsoDay;
  onClose: () => void;
};

/** [2.12] An event of one's own, to be added or changed. */
export function EventDrawer({ event, day, onClose }: EventDrawerProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  useBackCloses(close);

  /** The event from which it was opened may be gone by now, and what had the focus with it. */
  function close() {
    onClose();
    void rescueFocus();
  }

  function remove(id: string) {
    close();
    removeEvent(client, id).then(rescueFocus, (error: unknown) => tellFailure(error, t, () => remove(id)));
  }

  return (
    <Drawer
      title={t('calendar.kind.personal')}
      closeLabel={t('calendar.close')}
      onClose={close}
      footer={
        event && (
          <Button variant="quiet" icon={Trash2} onClick={() => remove(event.id)}>
            {t('calendar.events.remove')}
          </Button>
        )
      }
    >
      <EventForm event={event} day={day} onSaved={close} />
    </Drawer>
  );
}
