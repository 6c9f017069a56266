import type { FragmentProps } from '@lantern/fragment-kit/fragment-props';
import { isAboutNotifications, onLiveNews } from '../../lib/live/live-news';
import { onFragmentEvent } from './fragment-events';

/** What somebody has said is news from the server too, for the bell and for fragments alike. */
const SAID = 'communications_changed';

/** What fragments are told: by each other, and of what somebody has said by the server. */
export const onPageEvent: FragmentProps['onEvent'] = (name, listener) => {
  const stop = onFragmentEvent(name, listener);
  if (name !== SAID) return stop;
  const stopNews = onLiveNews((news) => isAboutNotifications(news) && listener({ by: 'server' }));
  return () => {
    stop();
    stopNews();
  };
};
