import type { Answers } from '../quizzes/question';
import type { DocumentFolder } from '../store/document-folder';
import type { Attempt, Mark, Sitting } from './sitting';

export type Opening = Pick<Sitting, 'id' | 'quizId' | 'learner' | 'language' | 'lineItem'>;

/** Every sitting, in memory and on disk; a change is told as done once it is on disk. */
export type SittingBook = {
  find: (id: string) => Sitting | null;
  all: () => Sitting[];
  /** The sitting of a launch, begun at the first one. */
  open: (opening: Opening, now: Date) => Promise<Sitting>;
  save: (id: string, answers: Answers) => Promise<'saved' | 'handedIn'>;
  handIn: (id: string, answers: Answers, now: Date) => Promise<'handedIn' | 'already'>;
  tryAgain: (id: string, now: Date) => Promise<void>;
  keep: (id: string) => Promise<void>;
  mark: (id: string, marks: Record<string, Mark>) => Promise<void>;
  note: (id: string, note: Sitting['note']) => Promise<void>;
};

export async function sittingBook(documents: DocumentFolder<Sitting>): Promise<SittingBook> {
  const sittings = new Map((await documents.all()).map(({ key, document }) => [key, document]));

  async function put(sitting: Sitting): Promise<Sitting> {
    sittings.set(sitting.id, sitting);
    await documents.write(sitting.id, sitting);
    return sitting;
  }

  function known(id: string): Sitting {
    const sitting = sittings.get(id);
    if (!sitting) throw new Error('There is no such sitting.');
    return sitting;
  }

  /** The attempt that is being written, if there is one, changed and put back. */
  async function changeOpen(id: string, change: (attempt: Attempt) => Attempt): Promise<boolean> {
    const sitting = known(id);
    const last = sitting.attempts.at(-1);
    if (!last || last.handedInAt !== null) return false;
    await put({ ...sitting, attempts: [...sitting.attempts.slice(0, -1), change(last)] });
    return true;
  }

  return {
    find: (id) => sittings.get(id) ?? null,
    all: () => [...sittings.values()],
    async open(opening, now) {
      const existing = sittings.get(opening.id);
      if (existing) return put({ ...existing, ...opening });
      return put({ ...opening, attempts: [newAttempt(now)], isKept: false, note: null });
    },
    async save(id, answers) {
      const isOpen = await changeOpen(id, (attempt) => ({
        ...attempt,
        answers: { ...attempt.answers, ...answers },
      }));
      return isOpen ? 'saved' : 'handedIn';
    },
    async handIn(id, answers, now) {
      const isOpen = await changeOpen(id, (attempt) => ({
        ...attempt,
        answers: { ...attempt.answers, ...answers },
        handedInAt: now.toISOString(),
      }));
      return isOpen ? 'handedIn' : 'already';
    },
    async tryAgain(id, now) {
      const sitting = known(id);
      await put({ ...sitting, attempts: [...sitting.attempts, newAttempt(now)] });
    },
    async keep(id) {
      await put({ ...known(id), isKept: true });
    },
    async mark(id, marks) {
      const sitting = known(id);
      const last = sitting.attempts.at(-1);
      if (!last) return;
      const marked = { ...last, marks: { ...last.marks, ...marks } };
      await put({ ...sitting, attempts: [...sitting.attempts.slice(0, -1), marked] });
    },
    async note(id, note) {
      await put({ ...known(id), note });
    },
  };
}

function newAttempt(now: Date): Attempt {
  return { startedAt: now.toISOString(), answers: {}, handedInAt: null, marks: {} };
}
