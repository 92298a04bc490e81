import * as v from 'valibot';
import { phone } from '#shared/validation/rules.ts';

/** The rule with the plan of numbers, once it was loaded: it is large and few sales have a number. */
let findPlanProblem: ((text: string, prefix: string) => string | null) | null = null;

/** Loads the plan of numbers for a number that was entered. Where it cannot be loaded, the signs are checked only. */
export async function loadPhoneRule(text: string): Promise<void> {
  if (text.trim() === '' || findPlanProblem) return;
  const loaded = await import('./phone-plan.ts').catch(() => null);
  findPlanProblem = loaded?.findPlanProblem ?? null;
}

/** Whether the rule would be checked without the plan of numbers. */
export const lacksPlan = (text: string): boolean => text.trim() !== '' && !findPlanProblem;

/** Returns the code of what is wrong with a telephone number, as far as it is known. */
export function findPhoneProblem(text: string, prefix: string): string | null {
  if (findPlanProblem) return findPlanProblem(text, prefix);
  if (/^[0-9]*$/.test(text)) return v.is(v.pipe(v.string(), phone), text) ? null : 'NOT_PHONE';
  return /^[+\p{Nd}\p{Zs}\p{Cf}\p{Pd}()/.]{4,40}$/u.test(text) ? null : 'UNCLEAR_PHONE';
}
