import { useEffect, useState } from 'react';

export type TranscriptLine = { second: number; text: string };

const NONE: readonly TranscriptLine[] = [];

/** The captions of one language as lines of text, once the browser has read their file. */
export function useCues(video: HTMLVideoElement | null, language: string | null): readonly TranscriptLine[] {
  const [lines, setLines] = useState(NONE);
  useEffect(() => {
    const element = [...(video?.querySelectorAll('track') ?? [])].find(({ srclang }) => srclang === language);
    if (!element) return undefined;
    const read = () => setLines([...(element.track?.cues ?? [])].flatMap(lineOf));
    read();
    element.addEventListener('load', read);
    return () => element.removeEventListener('load', read);
  }, [video, language]);
  return lines;
}

function lineOf(cue: TextTrackCue): TranscriptLine[] {
  if (!('text' in cue) || typeof cue.text !== 'string') return [];
  // Voices and styles of the file are marks between angle brackets.
  const text = cue.text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text ? [{ second: cue.startTime, text }] : [];
}
