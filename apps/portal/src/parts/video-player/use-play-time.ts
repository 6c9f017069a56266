import { formattingLocale } from '@lantern/domain/display/locales';
import { usePage } from '../../lib/page/page-facts';

/** Seconds as a player writes them, in the reader's digits: 3:05, 1:02:03. */
export function usePlayTime(): (seconds: number) => string {
  const { locale } = usePage();
  const tag = formattingLocale(locale);
  const plain = new Intl.NumberFormat(tag, { useGrouping: false });
  const padded = new Intl.NumberFormat(tag, { minimumIntegerDigits: 2, useGrouping: false });
  return (value) => {
    const seconds = Math.max(0, Math.floor(value));
    const hours = Math.floor(seconds / 3600);
    const minutes = Math.floor((seconds % 3600) / 60);
    const rest = padded.format(seconds % 60);
    if (hours === 0) return `${plain.format(minutes)}:${rest}`;
    return `${plain.format(hours)}:${padded.format(minutes)}:${rest}`;
  };
}
