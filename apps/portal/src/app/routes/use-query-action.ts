import { readQueryAction } from '@lantern/domain/enrollment/query-action';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** [4.12] Does once what the address asks for, then takes it out of the address (reading 27). */
export function useQueryAction(searchStr: string): void {
  const router = useRouter();
  const isUnderWay = useRef(false);

  useEffect(() => {
    const reading = readQueryAction(searchStr);
    if (reading.search === searchStr || isUnderWay.current) return;
    isUnderWay.current = true;
    void import('./run-query-action')
      .then(({ runQueryAction }) => runQueryAction(reading.action, router))
      .finally(() => {
        isUnderWay.current = false;
      });
  }, [router, searchStr]);
}
