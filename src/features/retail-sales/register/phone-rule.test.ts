import { expect, test } from 'vitest';
import { findPhoneProblem, lacksPlan, loadPhoneRule } from './phone-rule.ts';

test('knows the plan of numbers once it was loaded', async () => {
  expect(lacksPlan('')).toBe(false);
  expect(lacksPlan('+49 1')).toBe(true);
  // The signs are right; which numbers there are is not known yet.
  expect(findPhoneProblem('+49 171 12', '+49')).toBeNull();
  await loadPhoneRule('+49 171 12');
  expect(lacksPlan('+49 1')).toBe(false);
  expect(findPhoneProblem('+49 1', '+49')).toBe('UNCLEAR_PHONE');
  expect(findPhoneProblem('00171 1', '+49')).toBe('UNCLEAR_PHONE');
  expect(findPhoneProblem('+49 (0) 171 / 123-4567', '+49')).toBeNull();
  expect(findPhoneProblem('0171 1234567', '+49')).toBeNull();
});
