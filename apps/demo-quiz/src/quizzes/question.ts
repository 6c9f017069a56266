import type { Language } from '../pages/choose-language';

/** Plain text in every language of this tool. */
export type Spoken = Record<Language, string>;
/** Html that the platform has cleaned, in the language of its course; null where nobody has said which. */
export type Rich = { html: string; language: string | null };
export type Words = Spoken | Rich;

type Asked = {
  id: string;
  prompt: Words;
  /** Shown under the prompt while answering. */
  hint?: Words;
  points: number;
  /** Shown in a review. */
  explanation?: Words;
};

/** `feedback` is told to whoever chose it, in a review. */
export type Option = { id: string; words: Words; feedback?: Words };

export type Choice = Asked & { kind: 'choice'; options: Option[]; right: string; shuffle?: boolean };
export type Several = Asked & { kind: 'several'; options: Option[]; right: string[]; shuffle?: boolean };
export type NumberQuestion = Asked & { kind: 'number'; right: number; tolerance: number; unit?: Words };
export type ShortText = Asked & { kind: 'text'; accepted: string[] };
/** `right` has the option that belongs to each of the lefts. */
export type Matching = Asked & { kind: 'matching'; lefts: Words[]; options: Option[]; right: string[] };
/** `right` has the options in their right order. */
export type Ordering = Asked & { kind: 'ordering'; options: Option[]; right: string[] };
/** `{{1}}` in the prompt is the first gap; they stand there in their order. */
export type Gap = Asked & { kind: 'gap'; gaps: Array<{ accepted: string[] }> };
/** Only a person can mark it, with the guidance in mind. */
export type Essay = Asked & { kind: 'essay'; guidance?: Words };

export type Question = Choice | Several | NumberQuestion | ShortText | Matching | Ordering | Gap | Essay;

export type Quiz = {
  id: string;
  title: Words;
  lead?: Words;
  /** How often it may be handed in; the best time counts. */
  tries: number;
  /** Seconds for each try. */
  timeLimit?: number;
  /** The questions come in any order. */
  shuffle?: boolean;
  /** So many of the questions, drawn anew at each try. */
  ask?: number;
  /** Or so many of each of these, by their ids, and all that is in none of them. */
  pools?: Array<{ ask: number; of: string[] }>;
  questions: Question[];
};

/**
 * What was ticked or written; nothing is an empty list. Of matching and gaps one text for each place, of ordering the
 * options in the order that was given.
 */
export type Answer = string[];
export type Answers = Record<string, Answer>;
