import type { ListedObjectiveAccess } from '@lantern/contract/entities/objective-access';
import type { CardView } from '@lantern/domain/course/card-view';
import { courseResult } from '@lantern/domain/grade/course-result';
import { percent } from '@lantern/domain/grade/percent';
import type { ReactNode } from 'react';
import type { Format } from '../../lib/format/use-format';
import { ToneText } from '../../ui/tone-text';
import { gradeWords, SCORE_TONES } from '../score/grade-words';
import type { CardWords } from './use-card-words';

/** [4.22] [4.34] What stands at the end of a card's line: how far, how long, or how well. Null where there is nothing to say. */
export function courseFigure(
  access: ListedObjectiveAccess,
  { line, due, share }: CardView,
  { t, format, now }: CardWords,
): ReactNode {
  if (line.kind === 'started' || line.kind === 'submitted') return wholePercent(line.progress, format);
  if (due && due.urgency !== 'later') return wholePercent(share, format);
  const result = courseResult(access, now);
  if (result.kind !== 'shown' || result.text === null) return null;
  const text = gradeWords(result.text, { t, format });
  return result.colour ? <ToneText tone={SCORE_TONES[result.colour]}>{text}</ToneText> : text;
}

function wholePercent(share: number, format: Format): string {
  return format.percent(percent(share) / 100);
}
