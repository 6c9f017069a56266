import * as z from 'zod/mini';
import { listCourses } from '../../store/operator/course-admin';
import type { Group } from '../../store/operator/group-admin';
import { nameTeams, unnameTeam } from '../../store/team/team-groups';
import { courseCode } from '../enrolments/enrolment-fields';
import { nameField } from '../name-field';
import { type Operation, operation, type OperationContext, OperationRefusal } from '../operation';

const FIELDS = { group: 'its name, or its id where several have the name', course: 'the code of the course' };

type FindGroup = (context: OperationContext, called: string) => Promise<Group>;

/** [3.10] Which groups are teams in a course. */
export function teamOperations(knownGroup: FindGroup): readonly Operation[] {
  const input = z.strictObject({ group: nameField, course: courseCode });
  return [
    operation({
      noun: 'groups',
      verb: 'add-course',
      scope: 'groups',
      summary: 'Makes a group a team in a course, in which from then on only such groups work together',
      input,
      fields: FIELDS,
      words: ['group', 'course'],
      run: async (context, { group, course }) => {
        const { db, tenantId } = context;
        const [{ id, name }, objectiveId] = [
          await knownGroup(context, group),
          await knownCourse(context, course),
        ];
        await nameTeams(db, tenantId, { objectiveId, groupIds: [id] });
        return { name, course };
      },
      say: ({ name, course }) => `"${name}" is a team in ${course}.`,
    }),
    operation({
      noun: 'groups',
      verb: 'remove-course',
      scope: 'groups',
      summary: 'Takes back that a group is a team in a course; without any, every group is one',
      input,
      fields: FIELDS,
      words: ['group', 'course'],
      run: async (context, { group, course }) => {
        const { db, tenantId } = context;
        const { id, name } = await knownGroup(context, group);
        const objectiveId = await knownCourse(context, course);
        const wasTeam = await unnameTeam(db, tenantId, { objectiveId, groupId: id });
        return { name, course, wasTeam };
      },
      say: ({ name, course, wasTeam }) =>
        wasTeam ? `"${name}" is no team in ${course} any more.` : `"${name}" was no team in ${course}.`,
    }),
  ];
}

async function knownCourse({ db, tenantId }: OperationContext, code: string): Promise<string> {
  const [course, other] = await listCourses(db, tenantId, code);
  if (!course) throw new OperationRefusal(`There is no course "${code}".`);
  if (other) throw new OperationRefusal(`Several courses have the code "${code}".`);
  return course.id;
}
