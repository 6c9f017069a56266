import type { CardView, CardLine } from '@lantern/domain/course/card-view';
import { workflowLabelKey } from '@lantern/domain/vocabulary-labels';
import { CalendarClock, Clock, ClockAlert, type LucideIcon } from 'lucide-react';
import { Icon } from '../../ui/icon';
import { ToneText } from '../../ui/tone-text';
import type { CardWords } from './use-card-words';

type CourseLineProps = { view: Pick<CardView, 'line' | 'due'>; words: CardWords };

const ICONS: Partial<Record<CardLine['kind'], LucideIcon>> = {
  available: CalendarClock,
  due: Clock,
  wasDue: ClockAlert,
};
const TONES = { overdue: 'danger', soon: 'light', later: null } as const;

/** [4.22] The one line at the foot of a card. */
export function CourseLine({ view: { line, due }, words }: CourseLineProps) {
  const icon = ICONS[line.kind];
  const tone = due && TONES[due.urgency];
  const content = (
    <>
      {icon && <Icon of={icon} size="s" />}
      {lineText(line, words)}
    </>
  );
  return tone ? <ToneText tone={tone}>{content}</ToneText> : content;
}

function lineText(line: CardLine, { t, format, now }: CardWords): string {
  switch (line.kind) {
    case 'comingSoon':
    case 'notStarted':
      return t(`courseCard.${line.kind}`);
    case 'available': {
      const key = now < line.date ? 'courseCard.availableFrom' : 'courseCard.availableSince';
      return t(key, { date: format.shortDate(line.date) });
    }
    case 'closed':
    case 'due':
    case 'wasDue':
      return t(`courseCard.${line.kind}`, { date: format.shortDate(line.date) });
    case 'started':
    case 'submitted':
    case 'completed':
      if (line.date === null) return t(`courseCard.${line.kind}`);
      return t(`courseCard.${line.kind}On`, { date: format.shortDate(line.date) });
    case 'state':
      return t(workflowLabelKey(line.state));
  }
}
