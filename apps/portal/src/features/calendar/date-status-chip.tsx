import type { CalendarDate } from '@lantern/contract/planner/calendar-date';
import { AlarmClock, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/chip';

/** [4.22] */
export function DateStatusChip({ status }: Pick<CalendarDate, 'status'>) {
  const { t } = useTranslation();
  if (status === 'done')
    return (
      <Chip tone="success" icon={Check}>
        {t('calendar.done')}
      </Chip>
    );
  if (status === 'overdue')
    return (
      <Chip tone="danger" icon={AlarmClock}>
        {t('calendar.overdue')}
      </Chip>
    );
  return null;
}
