import { type Ref, useEffect, useRef, useState } from 'react';
import { useOnline } from '../../lib/network/use-online';
import { classNames } from '../../ui/class-names';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { NeedsConnection } from '../trouble/needs-connection';
import styles from './lazy-frame.module.css';
import { whenNear } from './when-near';

type LazyFrameProps = {
  title: string;
  url: string;
  /** What the page in the frame may do: see security. Never allow-same-origin for what comes from our own host. */
  sandbox: string;
  allow?: string;
  /** Pixels that it would like to have; without them it is a picture of 16 to 9. */
  size?: { width: number | null; height: number | null } | undefined;
  frameRef?: Ref<HTMLIFrameElement>;
  onLoad?: () => void;
};

/** [9.11] A page of somebody else's: it begins to load when the reader comes near it, and never without a connection. */
export function LazyFrame({ title, url, sandbox, allow, size, frameRef, onLoad }: LazyFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const isOnline = useOnline();
  // What has begun to load stays when the connection goes: it may have enough to play on.
  const [hasBegun, setHasBegun] = useState(false);
  if (isNear && isOnline && !hasBegun) setHasBegun(true);

  useEffect(() => {
    const element = place.current;
    return element ? whenNear(element, () => setIsNear(true)) : undefined;
  }, []);

  // Set by script: a style attribute in served html is refused by the page's policy.
  useEffect(() => {
    const { style } = place.current ?? {};
    if (!style) return;
    style.setProperty('--frame-width', size?.width ? `${size.width}px` : '100%');
    style.setProperty('--frame-height', size?.height ? `${size.height}px` : 'auto');
  }, [size?.width, size?.height]);

  return (
    <div ref={place} className={classNames(styles.place, Boolean(size?.height) && styles.sized)}>
      {hasBegun ? (
        <iframe
          ref={frameRef}
          title={title}
          src={url}
          sandbox={sandbox}
          allow={allow}
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={onLoad}
        />
      ) : isNear ? (
        <NeedsConnection />
      ) : (
        <Skeleton shape="cover" />
      )}
    </div>
  );
}
