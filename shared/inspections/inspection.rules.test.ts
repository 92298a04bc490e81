import { describe, expect, test } from 'vitest';
import { countDone, isFinished, validateChecklist } from './inspection.rules.ts';

const list = [
  { checklistId: 1, answer: 'check' },
  { checklistId: 2, answer: 'value' },
  { checklistId: 3, answer: 'photo' },
] as const;
const filled = (checklistId: number, more: object = {}) => ({
  checklistId,
  checked: true,
  value: '',
  photos: 0,
  ...more,
});
const whole = [filled(1), filled(2, { value: '5 Nm' }), filled(3, { photos: 1 })];

describe('the points of an inspection (B239)', () => {
  test('fit their list in any order', () => {
    expect(validateChecklist(list, whole)).toBeNull();
    expect(validateChecklist(list, whole.toReversed())).toBeNull();
  });

  test('may stay unchecked without value and photo', () => {
    const open = list.map(({ checklistId }) => filled(checklistId, { checked: false }));
    expect(validateChecklist(list, open)).toBeNull();
  });

  test.each([
    ['without one of the list', whole.slice(1), null],
    ['without any', [], null],
    ['with one twice', [...whole, filled(1)], 3],
    ['with an unknown one', [...whole, filled(9)], 3],
    ['checked without its value', whole.with(1, filled(2, { value: ' ' })), 1],
    ['checked without its photo', whole.with(2, filled(3)), 2],
  ])('are incomplete %s', (_, points, at) => {
    expect(validateChecklist(list, points)).toEqual({ code: 'CHECKLIST_INCOMPLETE', at });
  });

  test('are incomplete for an empty list', () => {
    expect(validateChecklist([], [])).toEqual({ code: 'CHECKLIST_INCOMPLETE', at: null });
  });

  test('are counted when they are checked', () => {
    const some = whole.with(0, filled(1, { checked: false }));
    expect([countDone(some), isFinished(some)]).toEqual([2, false]);
    expect([countDone(whole), isFinished(whole)]).toEqual([3, true]);
    expect(isFinished([])).toBe(false);
  });
});
