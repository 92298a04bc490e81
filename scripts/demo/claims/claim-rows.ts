import type { Row } from '../columns.ts';
import type { Market } from '../markets.ts';
import { inAllLanguages } from '../texts/languages.ts';
import { claimParts, claimProblems, claimStatuses } from './claim-words.ts';

export function claimStatusRows({ sorg, language }: Market): Row<'claim_statuses.csv'>[] {
  return claimStatuses.map(({ id, category, words }, index) => ({
    sorg,
    id,
    ...inAllLanguages('description', language, words),
    category,
    sorting: (index + 1) * 10,
    active: true,
  }));
}

/** The changes that service makes; sales staff only take claims in and ask. */
const changes = [
  ['SUBMITTED', 'REVIEW', ['service', 'salesman', 'sales.group']],
  ['SUBMITTED', 'INFO', ['service', 'salesman', 'sales.group']],
  ['REVIEW', 'INFO', ['service', 'salesman', 'sales.group']],
  ['SUBMITTED', 'APPROVED', ['service']],
  ['SUBMITTED', 'REJECTED', ['service']],
  ['REVIEW', 'APPROVED', ['service']],
  ['REVIEW', 'REJECTED', ['service']],
  ['INFO', 'REVIEW', ['service']],
  ['INFO', 'REJECTED', ['service']],
  ['APPROVED', 'CLOSED', ['service']],
  ['REJECTED', 'CLOSED', ['service']],
  ['REJECTED', 'REVIEW', ['service']],
] as const;

export function capabilityRows({ sorg }: Market): Row<'claim_capabilities.csv'>[] {
  return changes.flatMap(([fromStatusId, toStatusId, roles]) =>
    roles.map((role) => ({ sorg, role, fromStatusId, toStatusId, active: true })),
  );
}

export function claimProblemRows({ sorg, language }: Market): Row<'claim_problems.csv'>[] {
  return claimProblems.map(({ id, category, part, words }) => ({
    sorg,
    id,
    productCategory: category,
    ...inAllLanguages('part', language, claimParts[part]),
    ...inAllLanguages('description', language, words),
    active: true,
  }));
}

/** One brand asks for a second photo of the issue. */
export function claimFormRows({ sorg }: Market): Row<'claim_forms.csv'>[] {
  return [{ sorg, brand: 'Alto', files: ['photo4'], active: true }];
}
