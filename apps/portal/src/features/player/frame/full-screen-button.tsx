import { Maximize, Minimize } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/button/icon-button';

/** The page without the browser around it. Browsers that cannot do that are not offered it. */
export function FullScreenButton() {
  const { t } = useTranslation();
  const state = useSyncExternalStore(onChange, look, () => 'window');
  if (state === 'refused') return null;
  const isFull = state === 'full';

  function toggle() {
    // Refused, such as inside a frame that may not: the page stays as it is.
    void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {});
  }
  return (
    <IconButton
      icon={isFull ? Minimize : Maximize}
      label={t(isFull ? 'player.leaveFullScreen' : 'player.fullScreen')}
      onClick={toggle}
    />
  );
}

function onChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

function look(): 'refused' | 'full' | 'window' {
  if (!document.fullscreenEnabled) return 'refused';
  return document.fullscreenElement ? 'full' : 'window';
}
