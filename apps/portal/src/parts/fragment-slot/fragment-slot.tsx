import type { FragmentSlotName } from '@lantern/fragment-kit/fragment-slots';
import { isTutorShown } from '@lantern/fragment-kit/is-tutor-shown';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { usePage } from '../../lib/page/page-facts';
import { useFailedSlots } from './failed-slots';
import styles from './fragment-slot.module.css';

const Fragment = lazy(async () => ({ default: (await import('./fragment')).Fragment }));

const never = () => () => {};

type FragmentSlotProps = {
  name: FragmentSlotName;
  /** Pixels that it has from the first moment, so that nothing moves when it comes. */
  height: number;
  /** Where the slot is narrower than 600 pixels; the same unless said. */
  narrowHeight?: number;
};

/** [1.6] The place of a program of its own, which loads after the page; where none is registered there is no place. */
export function FragmentSlot({ name, height, narrowHeight = height }: FragmentSlotProps) {
  const { fragments } = usePage().config;
  const registered = fragments[name];
  const failed = useFailedSlots();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!registered) return null;
  if (name === 'tutor' && !isTutorShown({ registered: Object.keys(fragments), failed })) return null;
  return (
    <div className={styles.slot} data-fragment={name}>
      {/* An attribute of a picture: the page's policy refuses styles in served html. */}
      <svg className={styles.wide} aria-hidden="true" width="1" height={height} />
      <svg className={styles.narrow} aria-hidden="true" width="1" height={narrowHeight} />
      {isHydrated && (
        <Suspense>
          <Fragment name={name} registered={registered} />
        </Suspense>
      )}
    </div>
  );
}
