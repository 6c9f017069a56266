import { useEffect, useState } from 'react';

/** What comes sooner than this is not worth a sign that it is coming. */
const LONG_MS = 400;

/** Whether something has been waited for so long that it should be seen. */
export function useLongWait(isWaiting: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLong(true), LONG_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isWaiting]);
  return isWaiting && isLong;
}
