import { ExternalLink, Maximize, Minimize } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon';
import styles from './lti-launch.module.css';

type ToolBarProps = { name: string; place: RefObject<HTMLElement | null> };

/** Whose page is shown below, and the way to the whole screen. */
export function ToolBar({ name, place }: ToolBarProps) {
  const { t } = useTranslation();
  return (
    <p className={styles.bar}>
      <Icon of={ExternalLink} />
      <span className={styles.from}>
        {t('toolLaunch.openedFrom')} <bdi className={styles.name}>{name}</bdi>
      </span>
      <FullScreenButton place={place} />
    </p>
  );
}

function FullScreenButton({ place }: Pick<ToolBarProps, 'place'>) {
  const { t } = useTranslation();
  const [isFull, setIsFull] = useState(false);

  useEffect(() => {
    const follow = () => setIsFull(document.fullscreenElement === place.current && place.current !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [place]);

  // Never rendered on the server: a tool's address is fetched by the page.
  if (!document.fullscreenEnabled) return null;
  const toggle = () => (isFull ? document.exitFullscreen() : place.current?.requestFullscreen());
  return (
    <Button
      variant="quiet"
      className={styles.whole}
      icon={isFull ? Minimize : Maximize}
      // A browser that refuses leaves everything as it is.
      onClick={() => void toggle()?.catch(() => {})}
    >
      <span className={styles.wholeWords}>
        {t(isFull ? 'toolLaunch.exitFullScreen' : 'toolLaunch.fullScreen')}
      </span>
    </Button>
  );
}
