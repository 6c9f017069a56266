/** To whoever writes too much in too short a time: when they may go on. */
export function floodText(afterMs: number, locale: string): string {
  const minutes = Math.max(1, Math.ceil(Math.floor(afterMs / 1000) / 60));
  const isArabic = locale.startsWith('ar');
  const inMinutes = new Intl.NumberFormat(isArabic ? 'ar' : 'en', {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(minutes);
  return isArabic
    ? `كتبت كثيرًا في وقت قصير. حاول مرة أخرى بعد ${inMinutes}.`
    : `You have written a lot in a short time. Try again in ${inMinutes}.`;
}
