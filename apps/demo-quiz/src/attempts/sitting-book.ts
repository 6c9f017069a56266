import type { Answers } from '../quizzes/question';
import type { DocumentFolder } from '../store/document-folder';
import type { Attempt, Mark, Opening, Sitting } from './sitting';
import { handInTime } from './time-limit';

/** Every sitting, in memory and on disk; a change is told as done once it is on disk. */
export type SittingBook = {
  find: (id: string) => Sitting | null;
  all: () => Sitting[];
  /** The first launch begins the sitting, with a try or without; a later one tells who it is and where scores go. */
  open: (opening: Opening, first: { quizId: string; attempt: Attempt | null }) => Promise<void>;
  renew: (opening: Opening) => Promise<void>;
  save: (id: string, answers: Answers) => Promise<'saved' | 'handedIn'>;
  handIn: (id: string, answers: Answers, now: Date) => Promise<'handedIn' | 'already'>;
  /** Another try, unless one is open. */
  begin: (id: string, attempt: Attempt) => Promise<void>;
  keep: (id: string) => Promise<void>;
  mark: (id: string, marks: Record<string, Mark>) => Promise<void>;
  note: (id: string, note: Sitting['note']) => Promise<void>;
};

export async function sittingBook(documents: DocumentFolder<Sitting>): Promise<SittingBook> {
  const sittings = new Map((await documents.all()).map(({ key, document }) => [key, document]));

  async function put(sitting: Sitting): Promise<void> {
    sittings.set(sitting.id, sitting);
    await documents.write(sitting.id, sitting);
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
    async open({ quiz: _quiz, ...opening }, { quizId, attempt }) {
      if (sittings.has(opening.id)) return;
      await put({ ...opening, quizId, attempts: attempt ? [attempt] : [], isKept: false, note: null });
    },
    async renew({ quiz: _quiz, ...opening }) {
      await put({ ...known(opening.id), ...opening });
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
        handedInAt: handInTime(attempt, now),
      }));
      return isOpen ? 'handedIn' : 'already';
    },
    async begin(id, attempt) {
      const sitting = known(id);
      if (sitting.attempts.at(-1)?.handedInAt === null) return;
      await put({ ...sitting, attempts: [...sitting.attempts, attempt] });
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
