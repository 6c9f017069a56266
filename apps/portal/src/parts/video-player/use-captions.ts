import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../lib/storage/storage';

const KEY = 'video-captions';
const OFF = 'off';

export type Captions = {
  /** Language of the captions that are shown; null for none. */
  shown: string | null;
  /** Language that the transcript is written in. */
  written: string | null;
  show: (language: string | null) => void;
  toggle: () => void;
};

/** Which captions are shown, remembered from video to video; those of the page's language come first. */
export function useCaptions(
  video: HTMLVideoElement | null,
  languages: readonly string[],
  pageLanguage: string,
): Captions {
  const [choice, setChoice] = useState<string | null>(null);
  const best = languages.find((language) => isSame(language, pageLanguage)) ?? languages[0] ?? null;
  const chosen = choice ?? (video ? readStored(KEY) : null) ?? OFF;
  const shown = languages.find((language) => language === chosen) ?? (chosen === OFF ? null : best);
  const written = shown ?? best;

  useEffect(() => {
    if (video) setTracks(video, { shown, written });
  }, [video, shown, written]);

  function show(language: string | null) {
    setChoice(language ?? OFF);
    writeStored(KEY, language ?? OFF);
  }
  return { shown, written, show, toggle: () => show(shown === null ? best : null) };
}

function isSame(language: string, pageLanguage: string): boolean {
  return language.split('-')[0] === pageLanguage.split('-')[0];
}

/** A hidden track is read without being shown: the transcript is made of it. */
function setTracks(video: HTMLVideoElement, { shown, written }: Pick<Captions, 'shown' | 'written'>): void {
  for (const track of video.textTracks) {
    const quiet = track.language === written ? 'hidden' : 'disabled';
    track.mode = track.language === shown ? 'showing' : quiet;
  }
}
