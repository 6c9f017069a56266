import { activityPart } from '@lantern/domain/activity/activity-part.builder';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useOpenTool } from './use-open-tool';

const quiz = activityPart({ id: 'quiz', childActivity: { type: 'lti' } });
const reading = activityPart({ id: 'reading' });
const [OPEN, LOCKED] = [false, true];

test('[2.18] a tool that is open stays so when it is locked, until the learner goes elsewhere', () => {
  const { result, rerender } = renderHook(({ part, isLocked }) => useOpenTool(part, isLocked), {
    initialProps: { part: quiz, isLocked: OPEN },
  });
  expect(result.current).toBe(true);
  rerender({ part: quiz, isLocked: LOCKED });
  expect(result.current).toBe(true);
  rerender({ part: reading, isLocked: OPEN });
  expect(result.current).toBe(false);
  rerender({ part: quiz, isLocked: LOCKED });
  expect(result.current).toBe(false);
});

test('[2.18] a tool that was locked before is not open, nor is anything else', () => {
  const { result, rerender } = renderHook(({ part, isLocked }) => useOpenTool(part, isLocked), {
    initialProps: { part: quiz, isLocked: LOCKED },
  });
  expect(result.current).toBe(false);
  rerender({ part: reading, isLocked: LOCKED });
  expect(result.current).toBe(false);
});
