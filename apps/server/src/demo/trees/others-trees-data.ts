import { type DemoPart, gradedMeeting, module, quiz, text } from './demo-part';

/** Courses of one learner each, by their code: a quiz with tries to spare, and a piece of work that a person reads. */
export const OTHERS_TREES: Readonly<Record<string, readonly DemoPart[]>> = {
  'COM-964': [
    module('Before you write', [
      text('One page is enough', 10),
      quiz('Is it clear?', 10, { differs: { passingScore: 0.7, maxAttempts: 3 } }),
    ]),
  ],
  'COM-965': [
    module('A page for the board', [text('What a board reads', 10), gradedMeeting('Your page', 40)]),
  ],
};
