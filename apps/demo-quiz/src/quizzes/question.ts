import type { Language } from '../pages/choose-language';

export type Words = Record<Language, string>;

type Asked = {
  id: string;
  prompt: Words;
  /** Shown under the prompt while answering. */
  hint?: Words;
  points: number;
  /** Shown in a review. */
  explanation?: Words;
};

export type Option = { id: string; words: Words };

export type SingleChoice = Asked & { kind: 'single'; options: Option[]; right: string };
export type MultipleChoice = Asked & { kind: 'multiple'; options: Option[]; right: string[] };
export type NumberQuestion = Asked & { kind: 'number'; right: number; tolerance: number; unit?: Words };
export type ShortText = Asked & { kind: 'text'; accepted: string[] };
/** Only a person can mark it, with the guidance in mind. */
export type Essay = Asked & { kind: 'essay'; guidance: Words };

export type Question = SingleChoice | MultipleChoice | NumberQuestion | ShortText | Essay;

export type Quiz = {
  id: string;
  title: Words;
  lead: Words;
  /** How often it may be handed in; the best time counts. */
  tries: number;
  questions: Question[];
};

/** What was ticked or written; nothing is an empty list. */
export type Answer = string[];
export type Answers = Record<string, Answer>;
