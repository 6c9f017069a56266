/** The questions of a quiz as an author writes them; texts are Markdown. */
export type DraftQuiz = {
  lead: string;
  /** How often it may be handed in; the best time counts. */
  tries: number;
  /** Seconds; null for none. */
  timeLimit: number | null;
  shuffle: boolean;
  /** Asks so many of the questions, drawn anew at each try; null for all. */
  ask: number | null;
  questions: DraftQuestion[];
};

type Asked = {
  /** Unique in the quiz. */
  id: string;
  prompt: string;
  hint: string | null;
  points: number;
  explanation: string | null;
};

/** What is said to whoever chose it. */
export type DraftOption = { text: string; isRight: boolean; feedback: string | null };

export type DraftQuestion = Asked &
  (
    | { kind: 'choice'; options: DraftOption[]; shuffle: boolean }
    | { kind: 'several'; options: DraftOption[]; shuffle: boolean }
    | { kind: 'number'; right: number; tolerance: number; unit: string | null }
    | { kind: 'text'; accepted: string[] }
    | { kind: 'matching'; pairs: Array<{ left: string; right: string }> }
    | { kind: 'ordering'; items: string[] }
    /** `{{1}}` in the prompt is the first gap. */
    | { kind: 'gap'; gaps: Array<{ accepted: string[] }> }
    | { kind: 'essay'; guidance: string }
  );
