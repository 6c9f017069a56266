import { getTeamWork } from '@lantern/contract/teams/get-team-work';
import { call, type ServedCall } from '../../http/served-call';
import { handlePostTeamMessage } from './post-team-message';
import { handlePutTeamWork } from './put-team-work';
import { handleSubmitTeamWork } from './submit-team-work';
import { teamAnswer } from './team-answer';
import { handlePutTeamMessagesRead, handleQueryTeamMessages } from './team-messages';

/** [1.3] */
const handleGetTeamWork = call(getTeamWork, ({ params }, context) => teamAnswer(context, params));

export const TEAM_CALLS: readonly ServedCall[] = [
  handleGetTeamWork,
  handlePutTeamWork,
  handleSubmitTeamWork,
  handleQueryTeamMessages,
  handlePostTeamMessage,
  handlePutTeamMessagesRead,
];
