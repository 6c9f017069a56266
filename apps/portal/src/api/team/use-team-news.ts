import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isAboutAnything, onLiveNews } from '../../lib/live/live-news';
import { refetchTeamWork } from './team-work';

/** What the others of a group do is asked for as soon as the stream tells of it. */
export function useTeamNews(groupId: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (groupId === null) return undefined;
    return onLiveNews((news) => {
      const isOurs = news.kind === 'changed' ? news.topic === `team:${groupId}` : isAboutAnything(news);
      if (!isOurs) return;
      void refetchTeamWork(client);
      void client.invalidateQueries({ queryKey: ['team-messages', groupId] });
    });
  }, [client, groupId]);
}
