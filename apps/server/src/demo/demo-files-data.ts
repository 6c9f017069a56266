const FINANCE = 'finance-for-everyone-else';

/** Files of courses that are no folders: where each lies in the folder of the demo, and whose it is. Without a course everybody may read it. */
export const DEMO_FILES = {
  threeJars: { path: 'files/three-jars.webp', mediaType: 'image/webp', course: null },
  profitAndCash: { path: `${FINANCE}/images/profit-and-cash.webp`, mediaType: 'image/webp', course: null },
  openFilm: { path: `${FINANCE}/films/a-shops-first-year.webm`, mediaType: 'video/webm', course: null },
  openFilmCaptions: {
    path: `${FINANCE}/films/a-shops-first-year.en.vtt`,
    mediaType: 'text/vtt',
    course: null,
  },
  openFilmCaptionsArabic: {
    path: `${FINANCE}/films/a-shops-first-year.ar.vtt`,
    mediaType: 'text/vtt',
    course: null,
  },
  syllabus: {
    path: `${FINANCE}/files/bakery-cash-week-3.pdf`,
    mediaType: 'application/pdf',
    course: 'PLY-940',
  },
} as const satisfies Record<string, { path: string; mediaType: string; course: string | null }>;

export type DemoFileKey = keyof typeof DEMO_FILES;
