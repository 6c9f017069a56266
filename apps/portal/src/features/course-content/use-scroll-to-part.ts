import { useEffect } from 'react';
import { sectionId } from './section-id';

/** [4.5] The address names one of the activities of the page: it is brought to the top. */
export function useScrollToPart(axis: string | null): void {
  useEffect(() => {
    const section = axis === null ? null : document.getElementById(sectionId(axis));
    if (section) section.scrollIntoView({ block: 'start' });
    else window.scrollTo({ top: 0 });
  }, [axis]);
}
