import { getDiscussion } from '@lantern/contract/discussions/get-discussion';
import { openDiscussion } from '../../discussions/open-discussion';
import { call } from '../../http/served-call';
import { countDiscussion } from '../../store/discussions/discussion-threads';
import { discussionRefusalText } from '../../texts/discussion-texts';

/** [1.3] */
export const handleGetDiscussion = call(getDiscussion, async ({ params: { discussionId } }, context) => {
  const open = await openDiscussion(context, discussionId);
  const { settings, isModerator, progress, writeRefusal, reader } = open;
  return {
    id: discussionId,
    requirement: settings.requirement,
    progress,
    mayBeAnonymous: settings.anonymous && !isModerator,
    mustPostFirst: reader.ownOnly,
    isModerator,
    writeRefusal: writeRefusal && {
      kind: writeRefusal.kind,
      text: discussionRefusalText(writeRefusal, context.locale),
    },
    ...(await countDiscussion(context.db, reader)),
  };
});
