import { describe, expect, test } from 'vitest';
import { sortAnswer } from './sort-answer.rules.ts';

const frame = (frameNumber: string, over = {}) => ({
  frameNumber,
  isNear: false,
  serials: [] as { value: string }[],
  ...over,
});

describe('the frames of an answer', () => {
  test('are exact with the number in any writing', () => {
    const frames = [frame('WU-12.34')];
    for (const typed of ['wu 1234', 'S/N WU1234', 'https://id.example.com/f/WU1234'])
      expect(sortAnswer(frames, typed)).toEqual({ exact: frames, choices: [] });
  });

  test('are exact with the number of a part', () => {
    const frames = [frame('WU1', { serials: [{ value: 'BAT-9' }] })];
    expect(sortAnswer(frames, 'bat9').exact).toEqual(frames);
  });

  test('are choices when they are near or found by words', () => {
    const near = [frame('WU1234', { isNear: true })];
    expect(sortAnswer(near, 'WU1235')).toEqual({ exact: [], choices: near });
    const found = [frame('WU1'), frame('WU2')];
    expect(sortAnswer(found, 'trail red')).toEqual({ exact: [], choices: found });
    expect(sortAnswer(found, '🚲').choices).toEqual(found);
  });
});
