import type { ReactNode } from 'react';

type SkeletonsProps = { label: string; className?: string | undefined; children: ReactNode };

/** Stands in for a part of the page: one sentence is spoken, the boxes are only seen. */
export function Skeletons({ label, className, children }: SkeletonsProps) {
  return (
    <>
      <output className="sr-only">{label}</output>
      <div className={className} aria-hidden="true">
        {children}
      </div>
    </>
  );
}
