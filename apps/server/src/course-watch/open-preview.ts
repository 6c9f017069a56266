import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { buildApp } from '../app';
import { createCertificateEngine } from '../certificates/artwork/certificate-engine';
import { drawingWork } from '../certificates/draw-certificate';
import { readConfig } from '../config';
import type { CourseDraft } from '../course-import/course-draft';
import { placedParts } from '../course-import/draft-parts';
import { importCourse, type ImportOutcome } from '../course-import/import-course';
import { openDatabaseClock } from '../db/database-clock';
import { startJobs } from '../jobs/start-jobs';
import { openPlatform } from '../open-platform';
import { builtPortal } from '../pages/built-portal';
import { serveAssets } from '../pages/serve-assets';
import { storageOf } from '../storage/storage-of';
import { upsertEnrolments } from '../store/operator/enrolment-admin';
import { insertSession } from '../store/people/sessions';
import { insertUser, LEARNER_LICENCES } from '../store/people/users';
import { findFallbackTenant } from '../store/setup/tenant-setup';
import { freePort } from './free-port';
import { previewDraft } from './preview-draft';
import { registerQuiz } from './register-quiz';
import { serveWatch } from './serve-watch';
import { watchedPortal } from './watched-portal';
import type { WatchState } from './watch-state';

export type Preview = {
  /** Makes the course what the draft says; the author can open it. */
  show: (draft: CourseDraft, sourceName: string) => Promise<ImportOutcome>;
  close: () => Promise<void>;
};

type PreviewProps = {
  root: string;
  /** For the database and all files; whoever gives it removes it. */
  dataFolder: string;
  state: WatchState;
  onLink: (address: string) => void;
};

/** A Lantern for one author on this machine alone: a database of its own, the real portal, one person in it. */
export async function openPreview({ root, dataFolder, state, onLink }: PreviewProps): Promise<Preview> {
  const port = await freePort();
  const config = readConfig({ PORT: String(port), LANTERN_DATA: dataFolder, LANTERN_DEMO: '0' }, root);
  const { origin } = config.publicUrl;
  const db = await openPlatform(config, { onProgress: async () => {}, onConnectionLost: () => {} });
  const { now: clock, stop: stopClock } = await openDatabaseClock(db);
  const files = storageOf(config);
  const { id: tenantId } = (await findFallbackTenant(db)) ?? { id: '' };
  const authorId = randomUUID();
  await insertUser(db, tenantId, { ...AUTHOR, id: authorId });
  const enrolments = new Map<string, string>();
  const quiz = await registerQuiz({ db, tenantId, origin, root, dataFolder });
  let asked = '';

  const app = await buildApp({
    db,
    files,
    clock,
    session: config.session,
    trustProxy: config.trustProxy,
    publicUrl: config.publicUrl,
    hasLocalTools: true,
    logger: false,
    portal: watchedPortal(await builtPortal(config.portalFolder), state),
  });
  await serveAssets(app, join(config.portalFolder, 'client/assets'));
  const endEvents = serveWatch(app, {
    state,
    openSession: async (idHash) => {
      const now = clock();
      const expires = new Date(now.getTime() + config.session.absoluteMs);
      const providerId = randomUUID();
      await insertSession(db, { tenantId, idHash, userId: authorId, providerId, idToken: '', now, expires });
      return expires;
    },
    enrolmentIn: async (objectiveId) => enrolments.get(objectiveId) ?? enrol(objectiveId),
    onLink: (path) => onLink(`${origin}${path}`),
  });
  await app.listen({ host: config.host, port });
  const drawing = drawingWork({ db, files, engine: createCertificateEngine(), clock, origin });
  const stopJobs = startJobs({ db, clock, log: app.log }, [drawing]);

  async function enrol(objectiveId: string): Promise<string> {
    const aggregateId = randomUUID();
    await upsertEnrolments(db, tenantId, [
      { ...PLAIN_TERMS, accessId: randomUUID(), aggregateId, userId: authorId, objectiveId },
    ]);
    enrolments.set(objectiveId, aggregateId);
    return aggregateId;
  }

  return {
    show: async (draft, sourceName) => {
      const quizzes = placedParts(draft.parts).flatMap(({ part }) => part.content?.quiz ?? []);
      const questions = JSON.stringify(quizzes);
      // Before the pages know of the new ones: whoever opens one finds the tool there.
      if (asked !== questions) await quiz.beginAnew();
      if (quizzes.length > 0) await quiz.run();
      asked = questions;
      return importCourse({ db, files }, tenantId, previewDraft(draft), {
        now: clock(),
        isUpdate: true,
        isDryRun: false,
        mayCreate: true,
        sourceName,
        userId: authorId,
      });
    },
    close: async () => {
      await stopJobs();
      endEvents();
      await app.close();
      await quiz.stop();
      stopClock();
      await db.close();
    },
  };
}

const AUTHOR = {
  email: 'author@localhost',
  firstName: 'The',
  lastName: 'Author',
  locale: null,
  timezone: null,
  roles: ['Learner' as const],
  licences: LEARNER_LICENCES,
};

const PLAIN_TERMS = {
  term: null,
  isMandatory: null,
  mayRetake: true,
  due: null,
  availableFrom: null,
  availableUntil: null,
};
