import type { CourseNotice as Notified } from '@lantern/domain/course/course-offer';
import { Archive, CalendarClock, CalendarOff, FileInput, Hourglass, PencilRuler } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../lib/page/page-facts';
import { useFormat } from '../../lib/format/use-format';
import { utcOffset } from '../../lib/time/utc-offset';
import { Notice } from '../../ui/notice';

/** [4.18] [4.21] Why the buttons are as they are. */
export function CourseNotice({ notice }: { notice: Notified }) {
  const { t } = useTranslation();
  const { timeZone } = usePage();
  const format = useFormat();
  switch (notice.kind) {
    case 'comingSoon':
      return (
        <Notice icon={PencilRuler} title={t('courseNotices.comingSoonTitle')}>
          {t('courseNotices.comingSoonAdvice')}
        </Notice>
      );
    case 'unavailable':
      return (
        <Notice icon={Archive} title={t('courseNotices.unavailableTitle')}>
          {t('courseNotices.unavailableAdvice')}
        </Notice>
      );
    case 'beingGraded':
      return (
        <Notice tone="light" icon={Hourglass} title={t('courseNotices.beingGradedTitle')}>
          {t('courseNotices.beingGradedAdvice')}
        </Notice>
      );
    case 'importedResult':
      return (
        <Notice icon={FileInput} title={t('courseNotices.importedResultTitle')}>
          {t('courseNotices.importedResultAdvice')}
        </Notice>
      );
    case 'closed':
      return (
        <Notice
          tone="light"
          icon={CalendarOff}
          title={t('courseNotices.closedTitle', { date: format.date(notice.closedAt) })}
        >
          {t('courseNotices.moment', {
            time: format.time(notice.closedAt),
            zone: utcOffset(notice.closedAt, timeZone),
          })}
        </Notice>
      );
    case 'notYetOpen':
      return (
        <Notice
          tone="light"
          icon={CalendarClock}
          title={t('courseNotices.notYetOpenTitle', { date: format.date(notice.opensAt) })}
        >
          {t('courseNotices.moment', {
            time: format.time(notice.opensAt),
            zone: utcOffset(notice.opensAt, timeZone),
          })}
        </Notice>
      );
  }
}
