/** A quiz as the platform sends it; texts are html unless said otherwise. */
export type SentQuiz = {
  /** Plain text. */
  title: string;
  language: string | null;
  lead: string | null;
  tries: number;
  timeLimit: number | null;
  shuffle: boolean;
  ask: number | null;
  pools?: Array<{ name: string; ask: number }>;
  questions: SentQuestion[];
};

export type SentOption = { text: string; isRight: boolean; feedback: string | null };

export type SentQuestion = {
  pool?: string;
  prompt: string;
  hint: string | null;
  points: number;
  explanation: string | null;
} & (
  | { kind: 'choice' | 'several'; options: SentOption[]; shuffle: boolean }
  /** The unit is plain text. */
  | { kind: 'number'; right: number; tolerance: number; unit: string | null }
  /** What is accepted is plain text. */
  | { kind: 'text'; accepted: string[] }
  | { kind: 'matching'; pairs: Array<{ left: string; right: string }> }
  | { kind: 'ordering'; items: string[] }
  | { kind: 'gap'; gaps: Array<{ accepted: string[] }> }
  | { kind: 'essay'; guidance: string | null }
);

const KINDS: ReadonlyArray<SentQuestion['kind']> = [
  'choice',
  'several',
  'number',
  'text',
  'matching',
  'ordering',
  'gap',
  'essay',
];

/** Null where the answer is none that this tool knows how to ask. */
export function sentQuiz(answer: unknown): SentQuiz | null {
  const { title, tries, questions } = Object(answer);
  const isQuiz =
    typeof title === 'string' &&
    Number.isInteger(tries) &&
    Array.isArray(questions) &&
    questions.length > 0 &&
    questions.every((question) => KINDS.includes(Object(question)['kind']));
  return isQuiz ? (answer as SentQuiz) : null; // the platform's documentation says the rest
}
