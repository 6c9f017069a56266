/** The files of the demo: where each lies in demo/files, and whose it is. Without a course everybody may read it. */
export const DEMO_FILES = {
  threeJars: { name: 'three-jars.webp', mediaType: 'image/webp', course: null },
  profitAndCash: { name: 'profit-and-cash.webp', mediaType: 'image/webp', course: null },
  whereMoneyWaits: { name: 'where-money-waits.webp', mediaType: 'image/webp', course: null },
  cashBookPage: { name: 'one-week-in-the-cash-book.webp', mediaType: 'image/webp', course: null },
  worksheet: { name: 'bakery-cash-week-3.pdf', mediaType: 'application/pdf', course: 'FIN-901' },
  cashBook: {
    name: 'bakery-cash-book.xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    course: 'FIN-901',
  },
  openFilm: { name: 'a-shops-first-year.webm', mediaType: 'video/webm', course: null },
  openFilmCaptions: { name: 'a-shops-first-year.en.vtt', mediaType: 'text/vtt', course: null },
  openFilmCaptionsArabic: { name: 'a-shops-first-year.ar.vtt', mediaType: 'text/vtt', course: null },
  syllabus: { name: 'bakery-cash-week-3.pdf', mediaType: 'application/pdf', course: 'PLY-940' },
  film: { name: 'a-shops-first-year.webm', mediaType: 'video/webm', course: 'FIN-901' },
  filmCaptions: { name: 'a-shops-first-year.en.vtt', mediaType: 'text/vtt', course: 'FIN-901' },
  filmCaptionsArabic: { name: 'a-shops-first-year.ar.vtt', mediaType: 'text/vtt', course: 'FIN-901' },
} as const satisfies Record<string, { name: string; mediaType: string; course: string | null }>;

export type DemoFileKey = keyof typeof DEMO_FILES;
