import { expect, test } from 'vitest';
import {
  isNextRecallState,
  isRecallDone,
  isRecallState,
  recallStates,
} from './recall-task.rules.ts';

test('knows its states', () => {
  expect(recallStates.every(isRecallState)).toBe(true);
  expect(isRecallState('closed')).toBe(false);
});

test('is done when the frame was repaired, returned or not affected', () => {
  expect(recallStates.filter(isRecallDone)).toEqual(['repaired', 'not affected', 'returned']);
});

test('is never open again', () => {
  for (const from of recallStates) {
    expect(isNextRecallState(from, 'open')).toBe(from === 'open');
    expect(isNextRecallState(from, 'inspected')).toBe(true);
    expect(isNextRecallState(from, 'repaired')).toBe(true);
  }
});
