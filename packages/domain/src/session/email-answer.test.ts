import { expect, test } from 'vitest';
import { emailAnswerRequest, emailAnswerStep, emailAnswerVerdict } from './email-answer';

test.each([
  ['answer=B&workflowId=w1', { kind: 'valid', answer: 'B', workflowId: 'w1' }],
  ['answer=0&workflowId=w1&extra=1', { kind: 'valid', answer: '0', workflowId: 'w1' }],
  ['answer=+two+words+&workflowId=+w1+', { kind: 'valid', answer: 'two words', workflowId: 'w1' }],
  ['answer=B', { kind: 'invalidUrl' }],
  ['workflowId=w1', { kind: 'invalidUrl' }],
  ['answer=&workflowId=w1', { kind: 'invalidUrl' }],
  ['answer=B&workflowId=', { kind: 'invalidUrl' }],
  ['answer=+&workflowId=w1', { kind: 'invalidUrl' }],
  ['answer=B&workflowId=+', { kind: 'invalidUrl' }],
  ['', { kind: 'invalidUrl' }],
])('[5.3] the query %j', (query, request) => {
  expect(emailAnswerRequest(new URLSearchParams(query))).toEqual(request);
});

test.each([
  [null, 'send'],
  ['B', 'review'],
  ['', 'review'],
])('[4.32] with the recorded answer %j the page goes on to %s', (answer, step) => {
  expect(emailAnswerStep({ answer })).toBe(step);
});

test.each([
  [1, 'correct'],
  [0.01, 'correct'],
  [0, 'incorrect'],
  [-1, 'incorrect'],
  [null, 'incorrect'],
])('[4.32] a normalized score of %s is %s', (normalizedScore, verdict) => {
  expect(emailAnswerVerdict({ normalizedScore })).toBe(verdict);
});
