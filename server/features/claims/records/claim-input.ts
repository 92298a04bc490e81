import * as v from 'valibot';
import type { Context } from '#server/graphql/context.ts';
import type { ClaimConsumer, ClaimInput, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { storedAddress } from '#server/lib/mail-address.ts';
import { readPhone } from '#server/lib/phone-numbers.ts';
import { ruleErrors } from '#server/lib/rule-errors.ts';
import { claimPlaces } from '#shared/claims/claim-files.rules.ts';
import { getDayIn } from '#shared/days.ts';
import { maxQty } from '#shared/quantity.ts';
import { lineOf } from '#shared/record-fields.ts';
import { parseSerial } from '#shared/serials/parse-serial.ts';
import { limits } from '#shared/validation/limits.ts';
import {
  atMost,
  checkedBy,
  claimDescription,
  claimDescriptionLines,
  email,
} from '#shared/validation/rules.ts';

/** More problems than a bike has parts that break at once. */
const mostProblems = 20;

const line = v.nullish(lineOf(limits.text));

const schema = (phonePrefix: string) =>
  v.object({
    articleDescription: line,
    brandName: line,
    doNo: line,
    dealerNo: line,
    description: v.nullish(
      v.pipe(
        v.string(),
        atMost(limits.longText),
        v.excludes('\0', 'NOT_ALLOWED'),
        claimDescriptionLines,
      ),
    ),
    consumer: v.nullish(
      v.object({
        name: line,
        city: line,
        address: line,
        email: v.nullish(v.pipe(v.string(), v.trim(), email)),
        phone: v.nullish(
          v.pipe(
            v.string(),
            v.trim(),
            checkedBy((text) =>
              text === '' ? null : (readPhone(text, phonePrefix).problem ?? null),
            ),
          ),
        ),
      }),
    ),
    problems: v.nullish(
      v.pipe(
        v.array(
          v.object({
            id: line,
            description: v.nullish(v.pipe(lineOf(limits.text), claimDescription)),
            notes: v.nullish(v.pipe(lineOf(limits.text), claimDescription)),
          }),
        ),
        v.maxLength(mostProblems, 'TOO_LONG'),
      ),
    ),
  });

/** A problem as it is sent; without an id it is in own words. */
export interface SentProblem {
  id: string | null;
  description: string;
  notes: string;
}

/** The texts and figures of a claim in the form in which they are stored. */
export interface ClaimTexts {
  /** As it was typed, and in normal form; empty without one. */
  frameNumber: string;
  frameNormal: string;
  doNo: string | null;
  qty: number;
  purchaseDate: string | null;
  description: string;
  dealerNo: string;
  consumer: ClaimConsumer;
  problems: readonly SentProblem[];
}

const trimmed = (text: string | null | undefined): string => text?.trim() ?? '';

/** Checks what the texts and figures of a claim are by themselves (B167, B168), whether it is a draft or sent. */
export function findInputProblems(
  input: ClaimInput,
  { host }: Pick<Context, 'host'>,
  isBike: boolean,
): UserError[] {
  const wrong = ruleErrors(schema(host.telpCode), input, 'input');
  const frame = trimmed(input.frameNumber);
  const { problem } = frame === '' ? { problem: null } : parseSerial(frame);
  if (problem) wrong.push(userError('input.frameNumber', problem, 'This is no frame number'));
  const qty = input.qty ?? 1;
  if (qty < 1 || qty > (isBike ? 1 : maxQty))
    wrong.push(userError('input.qty', 'BAD_QUANTITY', 'The quantity is out of bounds'));
  if ((input.purchaseDate ?? '') > getDayIn(host.timeZone))
    wrong.push(userError('input.purchaseDate', 'IN_FUTURE', 'The day has not come yet'));
  for (const place of claimPlaces)
    if (input[place]?.includes('\0'))
      wrong.push(userError(`input.${place}`, 'NOT_ALLOWED', 'This is no file'));
  for (const [at, { id, description }] of (input.problems ?? []).entries())
    if (!id && trimmed(description) === '')
      wrong.push(userError(`input.problems.${at}.description`, 'REQUIRED', 'Describe the problem'));
  return wrong;
}

/** Reads a checked input. */
export function toClaimTexts(input: ClaimInput, { host }: Pick<Context, 'host'>): ClaimTexts {
  const { consumer, problems } = input;
  const frameNumber = trimmed(input.frameNumber);
  const phone = trimmed(consumer?.phone);
  return {
    frameNumber,
    frameNormal: frameNumber === '' ? '' : (parseSerial(frameNumber).normal ?? ''),
    doNo: trimmed(input.doNo) || null,
    qty: input.qty ?? 1,
    purchaseDate: input.purchaseDate ?? null,
    description: trimmed(input.description).replaceAll('\r\n', '\n'),
    dealerNo: trimmed(input.dealerNo),
    consumer: {
      name: trimmed(consumer?.name),
      phone: phone === '' ? '' : (readPhone(phone, host.telpCode).number ?? ''),
      city: trimmed(consumer?.city),
      address: trimmed(consumer?.address),
      email: storedAddress(consumer?.email ?? ''),
    },
    problems: (problems ?? []).map(({ id, description, notes }) => ({
      id: id || null,
      description: trimmed(description),
      notes: trimmed(notes),
    })),
  };
}
