import { useEffect, useEffectEvent } from 'react';

/** Does this when the browser has a connection again. */
export function useOnReturn(work: () => void): void {
  const doNow = useEffectEvent(work);
  useEffect(() => {
    const onReturn = () => doNow();
    addEventListener('online', onReturn);
    return () => removeEventListener('online', onReturn);
  }, []);
}
