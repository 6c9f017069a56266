import { useCallback, useSyncExternalStore } from 'react';

/** What the video element knows is asked of it, and asked again at these events: nothing is kept twice. */
export function useVideoValue<T extends string | number | boolean>(
  video: HTMLVideoElement | null,
  { events, read, atFirst }: { events: readonly string[]; read: (video: HTMLVideoElement) => T; atFirst: T },
): T {
  const subscribe = useCallback(
    (onChange: () => void) => {
      for (const event of events) video?.addEventListener(event, onChange);
      return () => {
        for (const event of events) video?.removeEventListener(event, onChange);
      };
    },
    [video, events],
  );
  return useSyncExternalStore(
    subscribe,
    () => (video ? read(video) : atFirst),
    () => atFirst,
  );
}
