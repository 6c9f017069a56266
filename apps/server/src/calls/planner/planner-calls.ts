import type { ServedCall } from '../../http/served-call';
import { CALENDAR_FEED_CALLS } from './calendar-feeds';
import { handleChangePersonalEvent } from './change-personal-event';
import { handleChangePersonalTask } from './change-personal-task';
import { handleGetMyCalendar } from './get-my-calendar';
import { handleGetMyTasks } from './get-my-tasks';
import { handlePutPersonalEvent } from './put-personal-event';
import { handlePutPersonalTask } from './put-personal-task';
import { handlePutTaskTick } from './put-task-tick';
import { handleRemovePersonalEvent } from './remove-personal-event';
import { handleRemovePersonalTask } from './remove-personal-task';

export const PLANNER_CALLS: readonly ServedCall[] = [
  handleGetMyCalendar,
  handleGetMyTasks,
  handlePutTaskTick,
  handlePutPersonalTask,
  handleChangePersonalTask,
  handleRemovePersonalTask,
  handlePutPersonalEvent,
  handleChangePersonalEvent,
  handleRemovePersonalEvent,
  ...CALENDAR_FEED_CALLS,
];
