import type { DraftText } from './draft-text';

/** The questions of a quiz as an author writes them. */
export type DraftQuiz = {
  lead: DraftText | null;
  /** How often it may be handed in; the best time counts. */
  tries: number;
  /** Seconds; null for none. */
  timeLimit: number | null;
  shuffle: boolean;
  /** Asks so many of the questions, drawn anew at each try; null for all. */
  ask: number | null;
  /** By their names, in that order. Not there where the quiz has none, as in what was imported before there were any. */
  pools?: DraftPool[];
  questions: DraftQuestion[];
};

/** Of the questions in it so many are asked, drawn anew at each try; those in none are always asked. */
export type DraftPool = { name: string; ask: number };

type Asked = {
  /** Unique in the quiz. */
  id: string;
  /** Not there where it is in none. */
  pool?: string;
  prompt: DraftText;
  hint: DraftText | null;
  points: number;
  explanation: DraftText | null;
};

/** What is said to whoever chose it. */
export type DraftOption = { text: DraftText; isRight: boolean; feedback: DraftText | null };

export type DraftQuestion = Asked &
  (
    | { kind: 'choice'; options: DraftOption[]; shuffle: boolean }
    | { kind: 'several'; options: DraftOption[]; shuffle: boolean }
    | { kind: 'number'; right: number; tolerance: number; unit: string | null }
    | { kind: 'text'; accepted: string[] }
    | { kind: 'matching'; pairs: Array<{ left: DraftText; right: DraftText }> }
    | { kind: 'ordering'; items: DraftText[] }
    /** `{{1}}` in the prompt is the first gap. */
    | { kind: 'gap'; gaps: Array<{ accepted: string[] }> }
    | { kind: 'essay'; guidance: DraftText | null }
  );
