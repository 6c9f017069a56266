import { TEAM_POLICIES, TEAM_TYPES } from '@lantern/domain/team/team-activity';
import { TEAM_LIMITS, type TeamField } from '@lantern/domain/team/team-fields';
import type { ActivityType } from '@lantern/domain/vocabulary';
import type { DraftTeam } from '../../course-import/course-draft';
import { needed, neededName } from './read-content';
import type { Fields } from './yaml-fields';

/** Cells are named after it, with points between. */
const FIELD_NAME = /^[a-z][a-z0-9-]{0,39}$/;
export const USUAL_LINES = 5;

/** [1.3] [3.2] How an activity is taken in groups; null where its author says nothing of it. */
export function readTeam(fields: Fields, type: ActivityType): DraftTeam | null {
  const policy = fields.word('team', TEAM_POLICIES);
  const mayBeAlone = fields.flag('alone') ?? false;
  const asked = fields.maps('work').map(readField);
  if (!fields.has('team')) {
    for (const key of ['alone', 'work'])
      if (fields.has(key)) fields.report(key, 'belongs to a “team”: write “team: any” or “team: all”.');
    return null;
  }
  if (!TEAM_TYPES.includes(type)) fields.report('team', 'is for texts, tools and quizzes.');
  if (type === 'lti' && policy === 'all')
    fields.report('team', 'must be “any” here: a tool says by itself when its work is handed in.');
  if (type !== 'text' && fields.has('work')) fields.report('work', 'is for texts: a tool asks by itself.');
  if (asked.length > TEAM_LIMITS.fields) fields.report('work', `has at most ${TEAM_LIMITS.fields} fields.`);
  const names = asked.map(({ key }) => key);
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) < at);
  if (twice !== undefined) fields.report('work', `names the field “${twice}” twice.`);
  return policy && { policy, mayBeAlone, fields: asked };
}

function readField(field: Fields): TeamField {
  const key = needed(field, 'field');
  if (key !== '' && !FIELD_NAME.test(key))
    field.report('field', 'must be a short name of small letters, digits and dashes, as price-list.');
  const label = neededName(field, 'label', TEAM_LIMITS.label);
  const isTable = field.has('columns') || field.has('rows');
  const read = isTable ? readTable(field, { key, label }) : readText(field, { key, label });
  field.end();
  return read;
}

type Named = { key: string; label: string };

function readText(field: Fields, named: Named): TeamField {
  const lines = field.number('lines', { from: 1, to: TEAM_LIMITS.lines, isWhole: true }) ?? USUAL_LINES;
  return { kind: 'text', ...named, lines };
}

function readTable(field: Fields, named: Named): TeamField {
  const [columns, rows] = [field.texts('columns'), field.texts('rows')];
  for (const [key, texts] of [['columns', columns] as const, ['rows', rows] as const]) {
    const most = TEAM_LIMITS[key];
    if (texts.length === 0) field.report(key, 'must name at least one.');
    else if (texts.length > most) field.report(key, `has at most ${most}.`);
  }
  return { kind: 'table', ...named, columns, rows };
}
