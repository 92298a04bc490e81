import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { countUnanswered, keptInput, wipeKeptInput } from './kept-input.ts';

const schema = v.object({ notes: v.string() });

beforeEach(() => localStorage.clear());

test('keeps a value for its user only until it is removed', () => {
  const mine = keptInput(7, 'draft', 'checkout.C1', schema);
  mine.keep({ notes: 'ring twice' });
  expect(mine.read()).toEqual({ notes: 'ring twice' });
  expect(keptInput(8, 'draft', 'checkout.C1', schema).read()).toBeNull();
  mine.keep(null);
  expect(mine.read()).toBeNull();
});

test('treats a value of another shape or invalid JSON as missing', () => {
  const mine = keptInput(7, 'draft', 'checkout.C1', schema);
  localStorage.setItem('pannier.input.7.draft.checkout.C1', '{"notes":5}');
  expect(mine.read()).toBeNull();
  localStorage.setItem('pannier.input.7.draft.checkout.C1', '{');
  expect(mine.read()).toBeNull();
});

test("forgets only this user's input on logout, counts unanswered", () => {
  keptInput(7, 'unanswered', 'order.C1', schema).keep({ notes: 'a' });
  keptInput(7, 'draft', 'checkout.C1', schema).keep({ notes: 'b' });
  keptInput(70, 'draft', 'checkout.C1', schema).keep({ notes: 'c' });
  expect(countUnanswered(7)).toBe(1);
  wipeKeptInput(7);
  expect(countUnanswered(7)).toBe(0);
  expect(keptInput(7, 'draft', 'checkout.C1', schema).read()).toBeNull();
  expect(keptInput(70, 'draft', 'checkout.C1', schema).read()).toEqual({ notes: 'c' });
});
