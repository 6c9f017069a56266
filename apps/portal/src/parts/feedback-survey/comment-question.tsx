import { commentRoom, SURVEY_COMMENT_LENGTH } from '@lantern/domain/session/feedback-survey';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../ui/field/text-field';
import type { Survey } from './use-survey';
import { useTakenFocus } from './use-taken-focus';

/** [9.13] What is too long stays, to be shortened by who wrote it. */
export function CommentQuestion({ survey: { draft, standing, change } }: { survey: Survey }) {
  const { t } = useTranslation();
  const field = useTakenFocus<HTMLTextAreaElement>(standing.kind === 'unusable' ? 'unusable' : 'reached');
  const room = commentRoom(draft.comment);
  return (
    <TextArea
      ref={field}
      label={t('feedbackSurvey.comment')}
      value={draft.comment}
      rows={3}
      readOnly={standing.kind === 'sending'}
      onChange={({ target }) => change({ comment: target.value })}
      hint={
        room.kind === 'little'
          ? t('feedbackSurvey.charactersLeft', { count: room.left })
          : t('feedbackSurvey.maximumLength', { length: SURVEY_COMMENT_LENGTH })
      }
      error={room.kind === 'none' ? t('feedbackSurvey.charactersOver', { count: room.over }) : null}
    />
  );
}
