import { expect } from 'vitest';
import { NOON } from '../test-app';
import { ADA, BEN } from '../test-tenants';
import {
  BLUE,
  GRADED,
  HANDED_IN,
  LAB,
  NEWS,
  NUMBER,
  ORDER,
  POCKET,
  PROGRAM,
  SPARE,
  STAFF,
  USED,
} from './operation-world';

/** For tests: what operations are asked with as calls, and what comes of it. */
export const OPERATION_INPUTS: Record<string, { input?: object; outcome: unknown }> = {
  'branding change': { input: { title: 'North Star', hue: 120 }, outcome: {} },
  'branding show': { outcome: expect.objectContaining({ title: expect.any(String), logoUrl: null }) },
  'settings set': {
    input: { key: 'platform.common.locale', value: 'ar' },
    outcome: { key: 'platform.common.locale', value: 'ar' },
  },
  'settings unset': {
    input: { key: 'platform.common.supported_locales' },
    outcome: { key: 'platform.common.supported_locales' },
  },
  'settings list': { outcome: expect.any(Array) },
  'flags set': {
    input: { flag: 'cloud-redirects', state: 'on' },
    outcome: { flag: 'cloud-redirects', state: 'on' },
  },
  'audit list': {
    input: { since: '2026-01-01' },
    outcome: expect.arrayContaining([expect.objectContaining({ action: 'operation' })]),
  },
  'flags list': { outcome: [] },
  'jobs list': { outcome: [expect.objectContaining({ queue: 'certificate', state: 'waiting', tries: 0 })] },
  'jobs retry': { input: { failed: true }, outcome: { count: 0 } },
  'imports list': { outcome: [expect.objectContaining({ id: ORDER, operation: 'people import' })] },
  'imports show': {
    input: { id: ORDER },
    outcome: expect.objectContaining({ id: ORDER, ordered: NOON.toISOString(), clientId: PROGRAM }),
  },
  'jobs remove': { input: { id: '1' }, outcome: { id: '1' } },
  'providers add': {
    input: {
      code: 'new',
      label: 'New',
      issuer: 'https://192.0.1.1',
      clientId: 'lantern',
      clientSecret: 'secret',
    },
    outcome: { code: 'new' },
  },
  'providers change': { input: { code: 'main', label: 'Main' }, outcome: { code: 'main' } },
  'providers remove': { input: { code: 'main' }, outcome: { code: 'main' } },
  'providers list': {
    outcome: [
      {
        id: expect.any(String),
        code: 'main',
        label: 'north',
        issuer: 'https://identity.test',
        clientId: 'lantern',
        autoProvision: false,
      },
    ],
  },
  'people add': {
    input: { email: 'mia@people.test', firstName: 'Mia', lastName: 'Moss' },
    outcome: { id: expect.any(String), email: 'mia@people.test' },
  },
  'people change': {
    input: { email: ADA.email, firstName: 'Adele' },
    outcome: expect.objectContaining({ firstName: 'Adele' }),
  },
  'people suspend': {
    input: { email: ADA.email },
    outcome: { email: ADA.email, isNew: true, since: NOON.toISOString() },
  },
  'people restore': { input: { email: ADA.email }, outcome: { email: ADA.email, wasSuspended: false } },
  'people sign-out': { input: { email: ADA.email }, outcome: { email: ADA.email, sessions: 0 } },
  'people merge': {
    input: { from: ADA.email, into: BEN.email },
    outcome: { email: BEN.email, gone: ADA.email },
  },
  'people list': { outcome: expect.arrayContaining([expect.objectContaining({ email: ADA.email })]) },
  'units add': {
    input: { code: 'NEW', name: 'New', parent: 'LAB' },
    outcome: { id: expect.any(String), code: 'NEW', name: 'New', parent: 'LAB' },
  },
  'units rename': {
    input: { code: 'LAB', name: 'Lab' },
    outcome: { id: LAB, code: 'LAB', name: 'Lab', parent: null },
  },
  'units move': {
    input: { code: 'LAB' },
    outcome: { id: LAB, code: 'LAB', name: 'Laboratory', parent: null },
  },
  'units remove': { input: { code: 'LAB' }, outcome: { code: 'LAB' } },
  'units assign': { input: { code: 'LAB', email: [BEN.email] }, outcome: { code: 'LAB', added: 1 } },
  'units unassign': { input: { code: 'LAB', email: [BEN.email] }, outcome: { code: 'LAB', removed: 0 } },
  'units list': { outcome: [{ code: 'LAB', name: 'Laboratory', depth: 0, people: 0 }] },
  'units people': { input: { code: 'LAB' }, outcome: [] },
  'groups add': {
    input: { name: 'Red', email: [ADA.email] },
    outcome: { id: expect.any(String), name: 'Red', externalId: null, members: 1 },
  },
  'groups rename': { input: { group: 'Blue', name: 'Sky' }, outcome: { id: BLUE, name: 'Sky' } },
  'groups remove': { input: { group: 'Blue' }, outcome: { id: BLUE, name: 'Blue' } },
  'groups add-members': { input: { group: BLUE, email: [BEN.email] }, outcome: { name: 'Blue', added: 1 } },
  'groups remove-members': {
    input: { group: BLUE, email: [BEN.email] },
    outcome: { name: 'Blue', removed: 0 },
  },
  'groups list': { outcome: [{ id: BLUE, name: 'Blue', externalId: null, members: 0 }] },
  'groups add-course': {
    input: { group: 'Blue', course: 'NEWS' },
    outcome: { name: 'Blue', course: 'NEWS' },
  },
  'groups remove-course': {
    input: { group: 'Blue', course: 'NEWS' },
    outcome: { name: 'Blue', course: 'NEWS', wasTeam: false },
  },
  'groups members': { input: { group: 'Blue' }, outcome: [] },
  'announcements post': {
    input: { course: 'NEWS', title: 'More', text: 'Of it.', author: STAFF },
    outcome: { id: expect.any(String), title: 'More' },
  },
  'announcements edit': { input: { id: NEWS, title: 'Old' }, outcome: { id: NEWS, title: 'Old' } },
  'announcements pin': { input: { id: NEWS }, outcome: { id: NEWS, isPinned: true } },
  'announcements remove': { input: { id: NEWS }, outcome: { id: NEWS, title: 'News' } },
  'announcements list': {
    input: { course: 'NEWS' },
    outcome: [expect.objectContaining({ id: NEWS, author: STAFF, replies: 0 })],
  },
  'announcements channel': {
    input: { course: 'NEWS', state: 'off' },
    outcome: { course: 'NEWS', state: 'off' },
  },
  'banners set': {
    input: {
      code: 'new',
      title: 'Asking better questions',
      text: 'Five short modules.',
      unit: ['LAB'],
      audience: 'unit',
    },
    outcome: expect.objectContaining({ code: 'new', audience: 'unit', units: ['LAB'], isNew: true }),
  },
  'banners remove': { input: { code: 'spring' }, outcome: { code: 'spring' } },
  'banners list': { outcome: [expect.objectContaining({ code: 'spring', audience: 'learner' })] },
  'templates add': {
    input: { course: 'DOOR', name: 'Certificate' },
    outcome: expect.objectContaining({
      course: 'DOOR',
      name: 'Certificate',
      state: 'active',
      kind: 'custom',
    }),
  },
  'templates change': {
    input: { template: USED, name: 'Diploma', state: 'archived' },
    outcome: expect.objectContaining({ id: USED, name: 'Diploma', state: 'archived' }),
  },
  'templates remove': { input: { template: SPARE }, outcome: { id: SPARE, name: 'Badge' } },
  'templates list': {
    outcome: expect.arrayContaining([expect.objectContaining({ id: USED, course: 'CERT' })]),
  },
  'certificates list': {
    outcome: [expect.objectContaining({ certificateNumber: NUMBER, email: ADA.email, revoked: null })],
  },
  'certificates revoke': {
    input: { number: NUMBER },
    outcome: { certificateNumber: NUMBER, revoked: NOON.toISOString() },
  },
  'certificates redraw': { input: { all: true }, outcome: { count: 1 } },
  'certificates issue': { input: { course: 'DOOR' }, outcome: { issued: 0 } },
  'terms add': { input: { name: 'Spring' }, outcome: { id: expect.any(String), name: 'Spring' } },
  'collections add': { input: { name: 'Finance' }, outcome: { id: expect.any(String), name: 'Finance' } },
  'filters add': {
    input: { category: 'Level', name: 'Beginner' },
    outcome: { id: expect.any(String), category: 'Level', name: 'Beginner' },
  },
  'scales add': {
    input: { name: 'Stars', passing: 50, grade: ['A=50', 'F=0'] },
    outcome: { id: expect.any(String), name: 'Stars' },
  },
  'terms list': { outcome: expect.arrayContaining([expect.objectContaining({ name: 'Autumn' })]) },
  'terms rename': { input: { name: 'Autumn', to: 'Fall' }, outcome: { name: 'Autumn', to: 'Fall' } },
  'terms remove': { input: { name: 'Autumn' }, outcome: { name: 'Autumn' } },
  'collections list': { outcome: expect.arrayContaining([expect.objectContaining({ name: 'Science' })]) },
  'collections rename': { input: { name: 'Science', to: 'Lab' }, outcome: { name: 'Science', to: 'Lab' } },
  'collections remove': { input: { name: 'Science' }, outcome: { name: 'Science' } },
  'filters list': { outcome: expect.arrayContaining([expect.objectContaining({ name: 'Short' })]) },
  'filters rename': {
    input: { category: 'Length', name: 'Short', to: 'Brief' },
    outcome: { category: 'Length', name: 'Short', to: 'Brief' },
  },
  'filters rename-category': {
    input: { category: 'Length', name: 'Time' },
    outcome: { category: 'Length', name: 'Time' },
  },
  'filters remove': {
    input: { category: 'Length', name: 'Short' },
    outcome: { category: 'Length', name: 'Short' },
  },
  'scales list': { outcome: expect.arrayContaining([expect.objectContaining({ name: 'Marks' })]) },
  'scales rename': { input: { name: 'Marks', to: 'Points' }, outcome: { name: 'Marks', to: 'Points' } },
  'scales remove': { input: { name: 'Marks' }, outcome: { name: 'Marks' } },
  'attempts list': {
    input: { course: 'ESSAY' },
    outcome: [expect.objectContaining({ id: HANDED_IN.attempt, state: 'inGrading' })],
  },
  'attempts waiting': {
    outcome: expect.arrayContaining([expect.objectContaining({ activityWorkflowId: HANDED_IN.essay })]),
  },
  'attempts activities': {
    input: { attempt: GRADED.attempt },
    outcome: [expect.objectContaining({ activityWorkflowId: GRADED.essay, score: 8, maxScore: 10 })],
  },
  'attempts grade': {
    input: { activity: HANDED_IN.essay, points: 8, of: 10 },
    outcome: { attemptId: HANDED_IN.attempt, state: 'graded', isCorrected: false, revoked: [], issued: [] },
  },
  'attempts approve': {
    input: { attempt: GRADED.attempt },
    outcome: { attemptId: GRADED.attempt, state: 'finished' },
  },
  'attempts reopen': {
    input: { attempt: HANDED_IN.attempt },
    outcome: { attemptId: HANDED_IN.attempt, state: 'inProgress' },
  },
  'attempts annul': {
    input: { attempt: GRADED.attempt, reason: 'Copied' },
    outcome: { attemptId: GRADED.attempt, revoked: [] },
  },
  'attempts annulled': { outcome: [] },
  'courses list': { outcome: expect.arrayContaining([expect.objectContaining({ code: 'DOOR' })]) },
  'courses versions': { input: { code: 'LAMPS' }, outcome: [expect.objectContaining({ version: 1 })] },
  'courses rollback': {
    input: { code: 'LAMPS', version: 1 },
    outcome: expect.objectContaining({ code: 'LAMPS', kind: 'nothingToDo' }),
  },
  'courses publish': { input: { code: 'DOOR' }, outcome: { code: 'DOOR', state: 'ready' } },
  'courses archive': { input: { code: 'DOOR' }, outcome: { code: 'DOOR', state: 'archived' } },
  'courses remove': { input: { code: 'EMPTY' }, outcome: { code: 'EMPTY' } },
  'enrolments add': {
    input: { email: BEN.email, course: 'DOOR', due: '2027-01-31' },
    outcome: expect.objectContaining({ added: 1 }),
  },
  'enrolments change': {
    input: { email: ADA.email, course: 'DOOR', due: 'none', until: '2027-01-31' },
    outcome: expect.objectContaining({ due: null, availableUntil: '2027-01-31T00:00:00.000Z' }),
  },
  'enrolments remove': {
    input: { email: ADA.email, course: 'DOOR' },
    outcome: { email: ADA.email, course: 'DOOR' },
  },
  'enrolments list': {
    outcome: expect.arrayContaining([expect.objectContaining({ course: 'DOOR', email: ADA.email })]),
  },
  'fragments set': {
    input: { slot: 'communications', kind: 'frame', address: 'https://chat.test/widget' },
    outcome: expect.objectContaining({ slot: 'communications', kind: 'frame', integrity: null }),
  },
  'fragments remove': { input: { slot: 'tutor' }, outcome: { slot: 'tutor' } },
  'fragments list': { outcome: [expect.objectContaining({ slot: 'tutor', kind: 'none' })] },
  'tools add': {
    input: { name: 'Old', lti: '1.1', clientId: 'key', secret: 'shh', targetLinkUri: 'https://old.test/' },
    outcome: expect.objectContaining({ clientId: 'key', addresses: { outcomes: expect.any(String) } }),
  },
  'tools change': {
    input: { clientId: 'quiz', privacy: 'name' },
    outcome: expect.objectContaining({ clientId: 'quiz', privacy: 'name' }),
  },
  'tools remove': { input: { clientId: 'quiz' }, outcome: { clientId: 'quiz' } },
  'tools list': {
    outcome: expect.arrayContaining([expect.objectContaining({ clientId: 'quiz', version: '1.1' })]),
  },
  'tools link': {
    input: { clientId: 'quiz', course: 'FREE', scoreMaximum: 20 },
    outcome: { activity: 'Course', tool: 'Quiz', targetLinkUri: 'https://tool.test/' },
  },
  'tools links': { outcome: [expect.objectContaining({ course: 'LINKED', clientId: 'poll' })] },
  'tools unlink': { input: { course: 'LINKED' }, outcome: { activity: 'Course' } },
  'tools rotate-keys': { outcome: { kid: expect.any(String) } },
  'clients add': {
    input: { name: 'Second', scope: ['clients'] },
    outcome: { clientId: expect.any(String), scopes: ['clients'] },
  },
  'apps add': {
    input: { name: 'Pocket', redirectUri: ['com.example.learn:/back'] },
    outcome: { clientId: expect.any(String), name: 'Pocket' },
  },
  'apps revoke': { input: { clientId: POCKET }, outcome: { clientId: POCKET } },
  'apps list': { outcome: [expect.objectContaining({ clientId: POCKET, revoked: null })] },
  'clients revoke': { input: { clientId: PROGRAM }, outcome: { clientId: PROGRAM } },
  'clients list': { outcome: expect.any(Array) },
};
