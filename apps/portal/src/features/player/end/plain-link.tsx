import type { ComponentProps, MouseEvent } from 'react';

type PlainLinkProps = Omit<ComponentProps<'a'>, 'onClick'> & { href: string; onFollow: () => void };

/** A link whose plain press is ours to follow; with a key held, or in a new tab, it is the browser's. */
export function PlainLink({ href, onFollow, children, ...props }: PlainLinkProps) {
  function onClick(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow();
  }
  return (
    <a {...props} href={href} onClick={onClick}>
      {children}
    </a>
  );
}
