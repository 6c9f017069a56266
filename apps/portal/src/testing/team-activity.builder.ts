import type { TeamActivity } from '@lantern/contract/entities/team-work';

type Work = NonNullable<TeamActivity['work']>;
type Participant = TeamActivity['participants'][number];

const NOW = new Date('2026-03-10T12:00:00Z');

export function teamParticipant(differs: Partial<Participant> = {}): Participant {
  const name = differs.name ?? 'Jonas Lindqvist';
  const [firstName = '', lastName = ''] = name.split(' ');
  return {
    userId: name,
    name,
    firstName,
    lastName,
    isMe: false,
    state: 'working',
    lastSeen: NOW,
    ready: null,
    ...differs,
  };
}

export function oneWork(differs: Partial<Work> = {}): Work {
  return {
    id: '00000000-0000-4000-8000-0000000000aa',
    state: 'inProgress',
    version: 1,
    tries: 1,
    texts: { plan: 'Ask the mill.' },
    attachments: [],
    saves: [
      { version: 1, at: NOW, keys: ['plan'], by: { userId: 'Jonas', name: 'Jonas Lindqvist', isMe: false } },
    ],
    submitted: null,
    submittedBy: null,
    finished: null,
    ...differs,
  };
}

/** For tests: a team of two at work; each case states only what differs. */
export function teamActivity(differs: Partial<TeamActivity> = {}): TeamActivity {
  return {
    mode: 'team',
    group: { id: '00000000-0000-4000-8000-0000000000bb', name: 'Team Marigold' },
    groupNames: [],
    policy: 'any',
    isWritten: true,
    fields: [{ kind: 'text', key: 'plan', label: 'What should Lina do?', lines: 3 }],
    participants: [teamParticipant(), teamParticipant({ name: 'Ada Holm', isMe: true })],
    ready: { ready: 0, of: 2 },
    work: oneWork(),
    mayWrite: true,
    unreadMessages: 0,
    ...differs,
  };
}
