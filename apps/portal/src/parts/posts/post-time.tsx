import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format';
import { useNow } from '../../lib/time/clock';

/** When something was written, as one would say it. */
export function PostTime({ at }: { at: Date }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const days = format.daysBetween(at, now);
  const time = format.time(at);
  const text =
    days === 0
      ? t('posts.today', { time })
      : days === 1
        ? t('posts.yesterday', { time })
        : format.dateTime(at);
  return <time dateTime={at.toISOString()}>{text}</time>;
}
