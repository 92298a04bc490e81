import { expect, test } from 'vitest';
import { mostScale, moved, toggled, wholePicture, zoomed } from './zoom.rules.ts';

const box = { width: 400, height: 200 };

test('keeps the point under the user in place', () => {
  const at = { x: 100, y: -50 };
  const near = zoomed(wholePicture, 2, at, box);
  expect(near).toEqual({ scale: 2, x: -100, y: 50 });
  const nearer = zoomed(near, 1.5, at, box);
  // The point of the picture under `at`, before and after.
  expect((at.x - nearer.x) / nearer.scale).toBeCloseTo((at.x - near.x) / near.scale);
  expect((at.y - nearer.y) / nearer.scale).toBeCloseTo((at.y - near.y) / near.scale);
});

test('limits the scale to whole picture and maximum', () => {
  expect(zoomed(wholePicture, 0.2, { x: 30, y: 30 }, box)).toEqual(wholePicture);
  expect(zoomed(wholePicture, 99, { x: 0, y: 0 }, box).scale).toBe(mostScale);
});

test("keeps the picture's edges outside its box", () => {
  const near = { scale: 2, x: 0, y: 0 };
  expect(moved(near, { x: 999, y: -999 }, box)).toEqual({ scale: 2, x: 200, y: -100 });
  expect(moved(wholePicture, { x: 50, y: 50 }, box)).toEqual(wholePicture);
});

test('zooms in and back out on a double tap', () => {
  const near = toggled(wholePicture, { x: 10, y: 0 }, box);
  expect(near.scale).toBe(2.5);
  expect(toggled(near, { x: 0, y: 0 }, box)).toEqual(wholePicture);
});
