import type { ActivityType } from '@lantern/domain/vocabulary';
import {
  CalendarDays,
  CirclePlay,
  FileText,
  Folder,
  type LucideIcon,
  MessagesSquare,
  SquareCheckBig,
} from 'lucide-react';

/** [2.29] Each kind of activity by its icon. */
export const ACTIVITY_ICONS: Record<ActivityType, LucideIcon> = {
  text: FileText,
  lti: SquareCheckBig,
  composite: Folder,
  event: CalendarDays,
  video: CirclePlay,
  discussion: MessagesSquare,
};
