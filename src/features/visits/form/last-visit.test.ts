import { expect, test } from 'vitest';
import { answers, visitValues } from '../testing/visit.ts';
import { fillAnswers, findChangedAnswers } from './last-visit.ts';
import { toAnswerValues } from './visit-values.ts';

const last = toAnswerValues(answers());

test('fills in the answers of the last visit', () => {
  const values = visitValues();
  expect({ ...values, ...fillAnswers(values, null, last) }).toMatchObject(last);
});

test('keeps an answer of the user, takes back what was filled in', () => {
  const values = { ...visitValues(), ...last, qtyPlgGrp: '9' };
  const filled = fillAnswers(values, last, null);
  expect(filled).not.toHaveProperty('qtyPlgGrp');
  expect(filled).toMatchObject({ notes: '', seriesList: [] });
});

test('names the answers that differ from the last visit', () => {
  const values = { ...visitValues(), ...last, notes: 'Moved', seriesList: [] };
  expect([...findChangedAnswers(values, last)]).toEqual(['seriesList', 'notes']);
  expect(findChangedAnswers(values, null).size).toBe(0);
});
