import { type AnswerValues, answerNames, noAnswers, type VisitValues } from './visit-values.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The answers after another customer was chosen: those of that customer's last visit where the user has not answered
 * otherwise.
 * @param before the answers that were filled in for the customer before
 */
export function fillAnswers(
  values: VisitValues,
  before: AnswerValues | null,
  next: AnswerValues | null,
): Partial<AnswerValues> {
  const filled = before ?? noAnswers;
  const changes = answerNames
    .filter((name) => isSame(values[name], filled[name]))
    .map((name) => [name, (next ?? noAnswers)[name]]);
  return Object.fromEntries(changes);
}

/** The names of the answers that differ from those of the last visit; none without a last visit. */
export const findChangedAnswers = (
  values: VisitValues,
  last: AnswerValues | null,
): ReadonlySet<keyof AnswerValues> =>
  new Set(last ? answerNames.filter((name) => !isSame(values[name], last[name])) : []);
