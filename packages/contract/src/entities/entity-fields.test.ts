import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createSelfEnrollment } from '../courses/create-self-enrollment';
import { finishObjectiveWorkflow } from '../courses/finish-objective-workflow';
import { postResourceLink } from '../lti/post-resource-link';
import { permission, user } from '../platform/get-current-user';
import { activityConstraint } from './activity-constraint';
import { activityPart } from './activity-part';
import { activityRecord } from './activity-record';
import { attemptRecord } from './attempt-record';
import { certificateRecord } from './certificates/certificate-record';
import { filterCategory } from './filter-category';
import { gradingScale } from './grading-scale';
import { objective } from './objective';
import { enrolledAggregate, objectiveAccess, objectiveWorkflow } from './objective-access';
import { listedOpenCatalogObjective } from './open-catalog-objective';
import { score } from './score';
import { showcase } from './showcase';

type Named = [item: string, schema: z.ZodMiniType, fields: string];

const ACCESS = `id userId objective termId isMandatory retake dueDate availabilityDate availabilityEndDate
  gradeRevealPolicy gradeRevealDate objectiveAccess.id`;
const AGGREGATE = `id isSelfEnrolled lastObjectiveWorkflow.id lastObjectiveWorkflow.state lastObjectiveWorkflow.progress
  lastObjectiveRecord.id lastObjectiveRecord.grade lastObjectiveRecord.passed lastObjectiveRecord.finished
  objectiveGradingScale`;

const ENTITIES: Named[] = [
  [
    '[3.1] objective',
    objective,
    `id name code description about state type imageUrl activity showcases announcementChannelId objectiveGradingScale
     certificateTemplates presentationMode displayMode proctored supportMobileView supportFullscreenView
     supportLtiAuthoring supportReview gradingScaleId`,
  ],
  [
    '[3.2] activity',
    objective.shape.activity,
    `id name code type state activityType preferredWidth preferredHeight supportCollaborativeMode supportPersonalMode
     supportLtiGrading supportReview supportMobileView allowPublishing allowEditing imageUrl duration childrenCount
     presentationMode proctored children`,
  ],
  [
    '[3.3] grading scale',
    gradingScale,
    `id name description maxScore normalizedPassingScore numberOfGrades objectiveGrades.name
     objectiveGrades.normalizedMinScore objectiveGrades.color passingGradeId`,
  ],
  ['[3.4] objective access', objectiveAccess, `${ACCESS} ${under('objectiveWorkflowAggregate', AGGREGATE)}`],
  ['[3.4] aggregate', enrolledAggregate, `${ACCESS} ${AGGREGATE}`],
  [
    '[3.5] objective workflow',
    objectiveWorkflow,
    'id state progress started submitted finished protectResults objectiveRecordId result',
  ],
  [
    '[3.6] objective record',
    attemptRecord,
    `id finished score maxScore normalizedScore grade passed progress protectResults activityRecord.activityWorkflowId
     objectiveWorkflowId`,
  ],
  [
    '[3.7] activity part',
    activityPart,
    `id order axis activityPathId available contentAvailable optional scoreWeight duration toolUrl activityConstraint
     childActivity.name childActivity.code childActivity.type childActivity.state childActivity.proctored
     childActivity.children
     ${under(
       'childActivity.activityWorkflowAggregate',
       `lastActivityWorkflow.id lastActivityWorkflow.state lastActivityWorkflow.submitted lastActivityWorkflow.finished
        lastActivityWorkflow.lastProctoringSessionId bestActivityRecord.passed`,
     )}`,
  ],
  [
    '[3.8] activity constraint',
    activityConstraint,
    `startFrom startUntil accessibleUntil gracePeriodUntil due resultsDisclosureFrom resultsDisclosureAbove
     resultsDisclosurePolicy reviewPolicy revealResultsFrom`,
  ],
  [
    '[3.11] certificate record',
    certificateRecord,
    `id objectiveId userId certificateNumber certificateTemplate.name certificatePdfUrl certificatePngUrl externalUrl
     expirationDate normalizedPassingScore objectiveRecord created`,
  ],
  ['[3.12] score', score, 'score maxScore normalizedScore grade passed finished'],
  ['[3.12] activity record', activityRecord, 'score maxScore normalizedScore passed finished'],
  ['[3.13] enrollment', objectiveAccess, 'availabilityDate retake dueDate'],
  ['[3.14] user', user, 'id email first_name middle_name last_name timezone tenant_id role'],
  ['[3.15] permission', permission, 'key scope_id'],
  ['[3.17] showcase', showcase, 'id name code description objectivesCount order'],
  ['[3.18] filter category', filterCategory, 'id name attributes.id attributes.name'],
  [
    '[3.18] open catalog objective',
    listedOpenCatalogObjective,
    'name code description showcases.id filterAttributes.id filterAttributes.category.id',
  ],
  ['[3.19] self-enrollment', createSelfEnrollment.response, 'id objectiveAccessId'],
  ['[3.19] finish request', finishObjectiveWorkflow.body, 'id objectiveWorkflowId'],
  ['[3.19] resource link request', postResourceLink.body, 'activityWorkflowIds activityPartIds'],
  ['[3.19] resource link', postResourceLink.response, 'targetLinkUri'],
];

test.each(ENTITIES)('%s has the fields of the specification', (_item, schema, fields) => {
  const missing = words(fields).filter((path) => !hasField(schema, path.split('.')));
  expect(missing).toEqual([]);
});

test.each(ENTITIES.filter(([item]) => !item.includes('request')))(
  '%s is answered whole',
  (_item, schema, fields) => {
    // A field that may be left out, or stand there with a default, is one that a reader cannot count on.
    const shape = shapeOf(schema);
    const named = words(fields).map((path) => path.split('.')[0] ?? '');
    expect(named.filter((name) => ['optional', 'default'].includes(typeOf(shape[name])))).toEqual([]);
  },
);

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

function under(name: string, fields: string): string {
  return words(fields)
    .map((field) => `${name}.${field}`)
    .join(' ');
}

function hasField(schema: z.ZodMiniType, [name = '', ...rest]: string[]): boolean {
  const field = shapeOf(schema)[name];
  return field !== undefined && (rest.length === 0 || hasField(field, rest));
}

type Shape = Record<string, z.ZodMiniType>;
/** What zod keeps of a schema; its type is not exported for a walk, so the parts read here are named. */
type Definition = { type: string; shape?: Shape; innerType?: z.ZodMiniType; element?: z.ZodMiniType };

function shapeOf(schema: z.ZodMiniType): Shape {
  const { shape, innerType, element }: Definition = schema._zod.def;
  const inner = innerType ?? element;
  return shape ?? (inner ? shapeOf(inner) : {});
}

function typeOf(schema: z.ZodMiniType | undefined): string {
  return schema?._zod.def.type ?? '';
}
