import { expect, test } from 'vitest';
import { findInIndex, indexFrames } from './frame-index.ts';
import { readSerials } from './read-serials.ts';

const frame = (frameNumber: string, ...parts: string[]) => ({
  frameNumber,
  serials: parts.map((value) => ({ value })),
});
const frames = [frame('WU-300.017', 'BAT 9'), frame('WU300018'), frame('XY1')];
const index = indexFrames(frames);
const find = (typed: string) => {
  const { frames: found, isNear } = findInIndex(index, readSerials(typed));
  return [isNear, ...found.map(({ frameNumber }) => frameNumber)];
};

test.each([
  ['wu 300017', [false, 'WU-300.017']],
  ['bat9', [false, 'WU-300.017']],
  ['WU3O0017', [true, 'WU-300.017', 'WU300018']],
  ['WU30001?', [true, 'WU-300.017', 'WU300018']],
  ['WU30017', [true, 'WU-300.017']],
  ['ABC12345', [true]],
  ['🚲', [false]],
])('finds %s', (typed, expected) => {
  expect(find(typed)).toEqual(expected);
});

test('finds a frame once, whichever of its numbers fits', () => {
  const twice = indexFrames([frame('AB123456', 'AB123457')]);
  expect(findInIndex(twice, readSerials('AB12345?')).frames).toHaveLength(1);
});
