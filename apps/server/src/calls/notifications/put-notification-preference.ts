import { putNotificationPreference } from '@lantern/contract/notifications/put-notification-preference';
import { ProblemError } from '@lantern/contract/problem-error';
import { call } from '../../http/served-call';
import { preferenceOf } from '../../notifications/preference-of';
import { listReach, upsertReach } from '../../store/notifications/reach';

export const handlePutNotificationPreference = call(
  putNotificationPreference,
  async ({ params: { kind }, body: { web = null, mail = null } }, { db, learner, tenant, now }) => {
    await upsertReach(db, learner, { kind, web, mail, now });
    const reach = (await listReach(db, learner)).find((one) => one.kind === kind);
    if (!reach) throw new ProblemError('notFound');
    return preferenceOf(reach, tenant.settings);
  },
);
