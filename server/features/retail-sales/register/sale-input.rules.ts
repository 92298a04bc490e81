import * as v from 'valibot';
import type { MutationRegisterFrameV4Args, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { ruleErrors } from '#server/lib/rule-errors.ts';
import { isSupportedDay } from '#shared/days.ts';
import { findWritten, parseSerial } from '#shared/serials/parse-serial.ts';
import {
  readRegistration,
  type SalesChannel,
  salesChannels,
} from '#shared/serials/retail-sale-states.ts';
import type { SerialKind } from '#shared/serials/serial-kinds.ts';
import { atMost, required } from '#shared/validation/rules.ts';
import {
  clean,
  consumerSchema,
  type NamedConsumer,
  oneLine,
  toNamedConsumer,
} from './consumer-input.rules.ts';

/** A further number of the bike; `value` is as it was typed. */
export interface SaleSerial {
  kind: SerialKind;
  value: string;
  normal: string;
}

/** A registration as its arguments say it; nothing in it is compared with the register yet. */
export interface SaleInput {
  /** Null for a new sale that has no id. */
  id: string | null;
  frameNumber: string;
  normal: string;
  soldOn: string;
  nonRetail: boolean;
  /** `kept` leaves the consumer of a changed sale, also one that the user does not see. */
  consumer: NamedConsumer | 'account' | 'kept' | null;
  /** Null where the number names one frame. */
  article: string | null;
  // Of the following, undefined leaves what a changed sale has (reading 116).
  /** The version of the consent text. */
  consent: string | null | undefined;
  serials: SaleSerial[] | undefined;
  postalCode: string | undefined;
  documentNo: string | null | undefined;
  salesChannel: SalesChannel | undefined;
  /** Amounts are minor units. */
  quantity: number | undefined;
  priceNet: number | null | undefined;
  priceGross: number | null | undefined;
}

/** A registration as it arrives: a file may have any text as its day and its channel. */
export type Registration = Omit<MutationRegisterFrameV4Args, 'dealer' | 'salesChannel'> & {
  salesChannel?: string | null | undefined;
  /** The row of the file that it is. */
  line?: number;
};

const mostSerials = 20;
/** The most characters of a number of a part in its normal form. */
const mostPartCharacters = 60;

const price = v.nullish(v.pipe(v.number(), v.minValue(0, 'NOT_AN_AMOUNT')));

const schema = (phonePrefix: string) =>
  v.object({
    soldDate: v.pipe(v.string(), required, v.check(isSupportedDay, 'NOT_A_DAY')),
    saleId: v.nullish(v.pipe(v.string(), v.regex(/^[\w~-]{1,80}$/, 'BAD_ID'))),
    customer: v.nullish(consumerSchema(phonePrefix)),
    articleCode: oneLine(60),
    postalCode: oneLine(20),
    documentNo: oneLine(60),
    salesChannel: v.nullish(v.picklist(salesChannels, 'UNKNOWN_CHANNEL')),
    consent: v.nullish(v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/, 'NOT_ALLOWED'))),
    reason: oneLine(500),
    serials: v.nullish(v.pipe(v.array(v.unknown()), v.maxLength(mostSerials, 'TOO_MANY'))),
    // Recorded in the history as they are.
    confirmed: v.nullish(
      v.pipe(v.array(v.pipe(v.string(), atMost(40), clean)), v.maxLength(10, 'TOO_MANY')),
    ),
    quantityFraction: v.nullish(
      v.pipe(v.number(), v.gtValue(0, 'NOT_ALLOWED'), v.maxValue(1, 'NOT_ALLOWED')),
    ),
    salesPriceNet: price,
    salesPriceGross: price,
  });

/**
 * Reads a registration (B242, readings 31 and 32).
 * @param phonePrefix of the host
 * @returns what is wrong with it, with the fields of the arguments (M050)
 */
export function readSaleInput(
  args: Registration,
  phonePrefix: string,
): { sale: SaleInput; wrong?: never } | { sale?: never; wrong: UserError[] } {
  const frame = parseSerial(args.frameNumber);
  const { serials, wrong: wrongSerials } = readSerials(args.serials ?? []);
  const isNamed = args.serials !== undefined;
  const wrong = [
    ...(frame.problem ? [serialError('frameNumber', frame.problem)] : []),
    ...ruleErrors(schema(phonePrefix), args, ''),
    ...wrongSerials,
  ];
  if (wrong.length > 0 || frame.normal === undefined) return { wrong };
  const { type, consumer } = readRegistration({ customer: null, ...args });
  const given = args.customer ? toNamedConsumer(args.customer, phonePrefix) : null;
  return {
    sale: {
      id: args.saleId ?? null,
      frameNumber: withoutLabel(args.frameNumber),
      normal: frame.normal,
      soldOn: args.soldDate,
      nonRetail: type === 'nonRetail',
      consumer: args.keepConsumer ? 'kept' : consumer === 'account' ? 'account' : given,
      consent: args.consent,
      article: args.articleCode?.trim() || null,
      serials: isNamed ? serials : undefined,
      postalCode: args.postalCode === null ? '' : args.postalCode?.trim(),
      documentNo: args.documentNo === undefined ? undefined : args.documentNo?.trim() || null,
      salesChannel: (args.salesChannel as SalesChannel | null | undefined) ?? undefined,
      quantity: args.quantityFraction ?? undefined,
      priceNet: args.salesPriceNet,
      priceGross: args.salesPriceGross,
    },
  };
}

const serialError = (field: string, problem: string): UserError =>
  userError(field, problem, `${field}: ${problem}`);

/** A label is no part of the number. */
const withoutLabel = (typed: string) => (findWritten(typed) ?? typed).trim();

/** Each number once; empty ones are left out. */
function readSerials(typed: readonly { kind: SerialKind; value: string }[]) {
  const wrong: UserError[] = [];
  const serials = new Map<string, SaleSerial>();
  for (const [index, { kind, value }] of typed.slice(0, mostSerials).entries()) {
    const { normal, problem } = parseSerial(value, mostPartCharacters);
    if (problem && problem !== 'REQUIRED')
      wrong.push(serialError(`serials.${index}.value`, problem));
    if (normal) serials.set(`${kind} ${normal}`, { kind, value: withoutLabel(value), normal });
  }
  return { serials: [...serials.values()], wrong };
}
