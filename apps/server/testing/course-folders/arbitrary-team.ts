import { TEAM_POLICIES } from '@lantern/domain/team/team-activity';
import type { TeamField } from '@lantern/domain/team/team-fields';
import type { ActivityType } from '@lantern/domain/vocabulary';
import fc from 'fast-check';
import type { DraftTeam } from '../../src/course-import/course-draft';

export const arbitraryTeam: fc.Arbitrary<DraftTeam | null> = fc.option(
  fc.record({
    policy: fc.constantFrom(...TEAM_POLICIES),
    mayBeAlone: fc.boolean(),
    fields: fc.constantFrom<TeamField[]>(
      [],
      [
        { kind: 'text', key: 'plan', label: 'What is your plan?', lines: 5 },
        { kind: 'table', key: 'cash', label: '1.10', columns: ['a: b', '2'], rows: ['In'] },
      ],
    ),
  }),
);

/** Only texts and tools have one, and a tool asks by itself. */
export function teamOf(team: DraftTeam | null, type: ActivityType): DraftTeam | null {
  if (type === 'text') return team;
  return type === 'lti' && team ? { ...team, policy: 'any', fields: [] } : null;
}
