import { queryDiscussionThreads } from '@lantern/contract/discussions/query-discussion-threads';
import { ProblemError } from '@lantern/contract/problem-error';
import { THREADS_A_PAGE } from '@lantern/domain/limits';
import { openDiscussion } from '../../discussions/open-discussion';
import { shownThread } from '../../discussions/shown-posts';
import { call } from '../../http/served-call';
import { listThreads } from '../../store/discussions/discussion-threads';

/** [1.3] */
export const handleQueryDiscussionThreads = call(
  queryDiscussionThreads,
  async ({ params: { discussionId }, query }, context) => {
    const open = await openDiscussion(context, discussionId);
    const { show: filter = 'all', order: sort = 'recent', search = '', skip = '0' } = query;
    if (filter === 'reported' && !open.isModerator) throw new ProblemError('forbidden');
    const { threads, totalCount } = await listThreads(context.db, open.reader, {
      filter,
      sort,
      search: search.trim(),
      skip: Number(skip),
      limit: THREADS_A_PAGE,
    });
    return { data: threads.map((thread) => shownThread(thread, open)), totalCount };
  },
);
