import { randomUUID } from 'node:crypto';
import { createSelfEnrollment } from '@lantern/contract/courses/create-self-enrollment';
import { command } from '../../commands/command';
import { findOffer, insertSelfEnrollment, upsertAggregate } from '../../store/courses/enrollments';
import { refusalText } from '../../texts/refusal-texts';

/** [4.12] [4.13] Enrols the caller in what the catalog offers or what is meant for them; whoever is enrolled already stays so. */
export const handleCreateSelfEnrollment = command(
  createSelfEnrollment,
  async ({ body }, { db, learner, now, locale }) => {
    const accessId = body.objectiveAccessId;
    const offer = await findOffer(db, learner, accessId);
    if (!offer)
      return { kind: 'failed', errors: { objectiveAccessId: [refusalText('noLongerOffered', locale)] } };

    const id = await insertSelfEnrollment(db, { ...learner, id: body.id, accessId, now });
    await upsertAggregate(db, { ...learner, id: randomUUID(), accessId, isSelfEnrolled: true });
    return { kind: 'completed', entityId: id, outcome: { id, objectiveAccessId: accessId } };
  },
);
