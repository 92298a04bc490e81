import { expect, test } from 'vitest';
import { shownFrame } from '../testing/frames.ts';
import { packFrames, unpackFrames } from './pack-frames.rules.ts';

const frames = Array.from({ length: 2_000 }, (_, nth) =>
  shownFrame({
    id: `B-${nth % 50}~WU${nth}`,
    frameNumber: `WU-${nth}`,
    articleCode: `B-${nth % 50}`,
    deliveredOn: '2026-02-01',
    pdiNeeded: nth % 2 === 0,
  }),
);

test('gives frames back as they were stored', () => {
  expect(unpackFrames(packFrames(frames))).toEqual(frames);
});

test('stores what frames of an article have in common once', () => {
  const packed = packFrames(frames);
  expect(packed.shared).toHaveLength(50);
  expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(frames).length * 0.7);
});
