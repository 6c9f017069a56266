/** A group that could take the activity, of those that the learner is in. */
export type OwnGroup = {
  id: string;
  name: string;
  /** The learner has handed the activity in with it. */
  isHandedInWith: boolean;
};

export type TeamChoice =
  | { kind: 'team'; group: { id: string; name: string } }
  | { kind: 'alone' | 'noGroup' }
  | { kind: 'manyGroups'; names: string[] };

/**
 * [1.3] [3.2] With whom a learner takes an activity: with the group that they are in; with nobody, where that is allowed.
 * What was handed in with a group stays that group's, whatever groups come later.
 */
export function teamChoice(groups: readonly OwnGroup[], { mayBeAlone }: { mayBeAlone: boolean }): TeamChoice {
  const handedIn = groups.filter(({ isHandedInWith }) => isHandedInWith);
  const [group, another] = handedIn.length > 0 ? handedIn : groups;
  if (group && !another) return { kind: 'team', group: { id: group.id, name: group.name } };
  if (mayBeAlone) return { kind: 'alone' };
  if (!group) return { kind: 'noGroup' };
  return { kind: 'manyGroups', names: groups.map(({ name }) => name) };
}
