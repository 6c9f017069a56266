import type { DemoContent } from '../trees/demo-part';

const SPOKEN = [
  { second: 0.5, text: 'Every table taken, every loaf sold: and yet the bakery ran out of money.' },
  { second: 5.3, text: 'It earned from the very first week. Profit counts what was sold.' },
  { second: 10.3, text: 'But its customers paid a month later. Cash counts what has arrived.' },
  { second: 15.3, text: 'So ask two questions: how much did we earn, and when does it arrive?' },
];

/** The demo has one film; courses of the catalog watch it for how it is told. */
export const OPEN_FILM: DemoContent = {
  html: '<p>Twenty seconds, four sentences. Watch how little it takes to explain something well.</p>',
  video: {
    source: 'file',
    file: 'openFilm',
    captions: [
      { language: 'en', label: 'English', file: 'openFilmCaptions' },
      { language: 'ar', label: 'العربية', file: 'openFilmCaptionsArabic' },
    ],
    duration: 20,
    transcript: SPOKEN,
  },
};

/** A meeting that is still to come, later for later modules. */
export function meeting(index: number): DemoContent {
  return {
    event: {
      inDays: 7 + index,
      hour: 16,
      minutes: 45,
      timeZone: 'Europe/London',
      link: 'https://meet.example.org/course',
      description: 'Bring what you found hard. Whoever cannot come finds the notes here afterwards.',
    },
  };
}
