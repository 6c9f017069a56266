import { BASE_PATH } from '@lantern/domain/course/course-paths';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

type CardLinkProps = { to: string; children: ReactNode };

/**
 * The router's own link watches every change of the address; two hundred of them make typing in the search heavy.
 * This one asks the router when it is pressed, or about to be.
 */
export function CardLink({ to, children }: CardLinkProps) {
  const router = useRouter();
  const prepare = () => void router.preloadRoute({ to });

  function follow(event: MouseEvent) {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || event.defaultPrevented) return;
    event.preventDefault();
    void router.navigate({ to });
  }

  return (
    <a href={`${BASE_PATH}${to}`} onClick={follow} onPointerEnter={prepare} onFocus={prepare}>
      {children}
    </a>
  );
}
