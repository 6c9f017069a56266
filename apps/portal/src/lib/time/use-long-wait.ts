import { useEffect, useState } from 'react';

/** Whether something has been waited for so long that it should be seen. */
export function useLongWait(isWaiting: boolean, longMs: number): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLong(true), longMs);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isWaiting, longMs]);
  return isWaiting && isLong;
}
