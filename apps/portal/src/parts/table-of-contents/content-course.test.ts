import { expect, test } from 'vitest';
import { activityTree } from '../../testing/activity-tree.builder';
import { aggregate, objectiveAccess, workflow } from '../../testing/objective-access.builder';
import { contentCourse } from './content-course';

test('[4.20] an earlier attempt is protected by its own results, not by those of the last', () => {
  const course = objectiveAccess({
    objectiveWorkflowAggregate: aggregate({
      lastObjectiveWorkflow: { ...workflow(), protectResults: true },
    }),
  });
  const tree = activityTree();
  const earlier = { ...tree.objectiveWorkflow, state: 'finished' as const };
  expect(contentCourse(course, { ...tree, objectiveWorkflow: earlier }).workflow).toMatchObject({
    state: 'finished',
    protectResults: false,
  });
});
