import type { CardFace, CardLine } from '@lantern/domain/course/card-face';
import { workflowLabelKey } from '@lantern/domain/vocabulary-labels';
import { CalendarClock, Clock, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format';
import { Icon } from '../../ui/icon';
import { ToneText } from '../../ui/tone-text';

type CourseLineProps = { face: Pick<CardFace, 'line' | 'urgency'>; now: Date };

const ICONS: Partial<Record<CardLine['kind'], LucideIcon>> = { available: CalendarClock, due: Clock };
const TONES = { overdue: 'danger', soon: 'light', later: null } as const;

/** [4.22] The one line at the foot of a card. */
export function CourseLine({ face: { line, urgency }, now }: CourseLineProps) {
  const icon = ICONS[line.kind];
  const tone = urgency && TONES[urgency];
  const content = (
    <>
      {icon && <Icon of={icon} size="s" />}
      <LineText line={line} now={now} />
    </>
  );
  return tone ? <ToneText tone={tone}>{content}</ToneText> : content;
}

function LineText({ line, now }: { line: CardLine; now: Date }) {
  const { t } = useTranslation();
  const { shortDate } = useFormat();
  switch (line.kind) {
    case 'comingSoon':
    case 'notStarted':
      return t(`courseCard.${line.kind}`);
    case 'available': {
      const key = now < line.date ? 'courseCard.availableFrom' : 'courseCard.availableSince';
      return t(key, { date: shortDate(line.date) });
    }
    case 'closed':
    case 'due':
      return t(`courseCard.${line.kind}`, { date: shortDate(line.date) });
    case 'started':
    case 'submitted':
    case 'completed':
      if (line.date === null) return t(`courseCard.${line.kind}`);
      return t(`courseCard.${line.kind}On`, { date: shortDate(line.date) });
    case 'state':
      return t(workflowLabelKey(line.state));
  }
}
