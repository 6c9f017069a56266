import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchDiscussion } from '../../../api/discussions/discussions';
import { isAboutAnything, onLiveNews } from '../../../lib/live/live-news';

/** What others write is fetched as it is written. */
export function useDiscussionNews(discussionId: string): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onLiveNews((news) => {
        const isOurs = news.kind === 'changed' && news.topic === `discussion:${discussionId}`;
        if (isOurs || isAboutAnything(news)) void refetchDiscussion(client, discussionId);
      }),
    [client, discussionId],
  );
}
