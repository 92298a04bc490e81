import * as v from 'valibot';
import { findMissingFiles } from '#shared/claims/claim-files.rules.ts';
import { isSupportedDay } from '#shared/days.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { maxQty, parseQty } from '#shared/quantity.ts';
import { parseSerial } from '#shared/serials/parse-serial.ts';
import { limits } from '#shared/validation/limits.ts';
import {
  atMost,
  claimDescription,
  claimDescriptionLines,
  email,
  notEmpty,
  required,
} from '#shared/validation/rules.ts';
import { toIssuePath } from '#src/lib/input/issue-path.ts';
import { type ClaimKind, type ClaimValues, consumerFields, hasConsumer } from './claim-values.ts';

/** The settings and answers that the rules of the form depend on. */
export interface ClaimContext {
  kind: ClaimKind;
  /** YYYY-MM-DD. */
  today: string;
  host: Pick<
    HostConfig,
    'claimNonCode' | 'claimAllowNonCode' | 'claimProblemRequired' | 'claimIdCard'
  >;
  /** The files that brands ask for beyond those of all claims, and how fast they decide. */
  brands: readonly {
    brand: string;
    files: readonly string[];
    decidedInDays?: number | null;
  }[];
}

export const mostCharacters: Readonly<Partial<Record<keyof ClaimValues, number>>> = {
  description: limits.longText,
  email: limits.email,
};
export const mostProblems = 20;

/** A problem of a field: its name, with dots inside lists, and its code. */
type FieldProblem = readonly [field: string, code: string];

const line = v.pipe(v.string(), claimDescription, atMost(limits.text));
const plain = v.pipe(v.string(), atMost(limits.text));
const mail = v.pipe(v.string(), email);
const filledLine = v.pipe(v.string(), required, notEmpty, claimDescription, atMost(limits.text));
const filledPlain = v.pipe(v.string(), required, notEmpty, atMost(limits.text));
const lines = v.pipe(
  v.string(),
  required,
  notEmpty,
  claimDescriptionLines,
  atMost(limits.longText),
);
const someLines = v.pipe(v.string(), claimDescriptionLines, atMost(limits.longText));

function check(field: string, value: string, rule: v.GenericSchema<string>): FieldProblem[] {
  const read = v.safeParse(rule, value);
  return read.success ? [] : [[field, read.issues[0].message]];
}

/** Whether a claim may be for an article without a code (F018, F020, reading 100). */
export const mayLackCode = ({ claimNonCode, claimAllowNonCode }: ClaimContext['host']): boolean =>
  claimNonCode && claimAllowNonCode;

/** The files that the brand of an article asks for. */
export const listFilesOfBrand = ({ brands }: ClaimContext, brandName: string): readonly string[] =>
  brands.find(({ brand }) => brand.toLowerCase() === brandName.trim().toLowerCase())?.files ?? [];

function checkArticle(values: ClaimValues, { kind, host }: ClaimContext): FieldProblem[] {
  const problems: FieldProblem[] = values.customer === null ? [['customer', 'REQUIRED']] : [];
  if (values.articleCode.trim() !== '')
    problems.push(...check('articleCode', values.articleCode, plain));
  else if (mayLackCode(host))
    problems.push(
      ...check('articleDescription', values.articleDescription, filledPlain),
      ...check('brandName', values.brandName, filledPlain),
    );
  else problems.push(['articleCode', 'REQUIRED']);
  const number = values.frameNumber.trim();
  const wrong = number === '' ? null : parseSerial(number).problem;
  if (wrong) problems.push(['frameNumber', wrong]);
  const isNeeded = !values.isDraft && (kind === 'Bike' || values.hasSerial);
  if (number === '' && isNeeded) problems.push(['frameNumber', 'REQUIRED']);
  return problems;
}

function checkFacts(values: ClaimValues, { kind, today, host }: ClaimContext): FieldProblem[] {
  const { isDraft, purchaseDate, qty, problems } = values;
  const count = parseQty(qty);
  const isCount = count !== null && count >= 1 && count <= maxQty;
  const found: FieldProblem[] = kind === 'Bike' || isCount ? [] : [['qty', 'BAD_QUANTITY']];
  if (purchaseDate === '')
    found.push(...(isDraft ? [] : ([['purchaseDate', 'REQUIRED']] as const)));
  else if (!isSupportedDay(purchaseDate)) found.push(['purchaseDate', 'NOT_A_DAY']);
  else if (purchaseDate > today) found.push(['purchaseDate', 'IN_FUTURE']);
  if (!isDraft && host.claimProblemRequired && problems.length === 0)
    found.push(['problems', 'NO_PROBLEM']);
  for (const [at, { id, description, notes }] of problems.entries())
    found.push(
      ...(id === null ? check(`problems.${at}.description`, description, filledLine) : []),
      ...check(`problems.${at}.notes`, notes, line),
    );
  return [
    ...found,
    ...check('description', values.description, isDraft ? someLines : lines),
    ...check('dealerNo', values.dealerNo, plain),
    ...consumerFields.flatMap((name) =>
      check(name, values[name].trim(), name === 'email' ? mail : plain),
    ),
  ];
}

/** Finds what is wrong with a claim, by field. A draft needs customer and article only. */
export function findClaimProblems(values: ClaimValues, context: ClaimContext): FieldProblem[] {
  const { kind, host } = context;
  const problems = [...checkArticle(values, context), ...checkFacts(values, context)];
  if (values.isDraft) return problems;
  const missing = findMissingFiles(
    {
      productCategory: kind,
      hasSerial: values.hasSerial,
      hasConsumer: hasConsumer(values),
      idCard: host.claimIdCard,
      ofBrand: listFilesOfBrand(context, values.brandName),
    },
    (place) => values[place].length > 0,
  );
  return [...problems, ...missing.map(({ place, code }): FieldProblem => [place, code])];
}

/** The rules of the form as its schema. */
export const claimSchema = (context: ClaimContext): v.GenericSchema<ClaimValues, ClaimValues> =>
  v.pipe(
    v.custom<ClaimValues>(() => true),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      for (const [field, message] of findClaimProblems(input, context))
        addIssue({ message, path: toIssuePath(input, field) });
    }),
  );
