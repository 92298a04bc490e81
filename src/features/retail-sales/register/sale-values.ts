import * as v from 'valibot';
import { isSupportedDay } from '#shared/days.ts';
import { type Danger, dangers } from '#shared/serials/dangers.rules.ts';
import { parseSerial } from '#shared/serials/parse-serial.ts';
import { type SalesChannel, salesChannels } from '#shared/serials/retail-sale-states.ts';
import type { SerialNumber } from '#shared/serials/serial-kinds.ts';
import { limits } from '#shared/validation/limits.ts';
import { atMost, checkedBy, email, required } from '#shared/validation/rules.ts';
import type { RegisterFrameMutationVariables } from '#src/graphql/generated/graphql.ts';
import { deriveId } from '#src/lib/derive-id.ts';
import type { RegisteredSale } from '../retail-sales.queries.ts';
import { findPhoneProblem } from './phone-rule.ts';

/**
 * The source of the consumer's data: typed, taken from the consumer's account, or none (reading 32). `kept`: a changed
 * sale keeps its consumer, whose data the user does not see or which was erased.
 */
export type Buyer = 'consumer' | 'account' | 'none' | 'kept';

/** A sale as it is entered. */
export interface SaleValues {
  frameNumber: string;
  /** Empty unless several bikes have the number. */
  articleCode: string;
  soldDate: string;
  buyer: Buyer;
  name: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  postalCode: string;
  consent: boolean;
  salesChannel: SalesChannel;
  documentNo: string;
  serials: readonly SerialNumber[];
  /** The user confirms the sale although the bike was delivered to another dealer. */
  isConfirmed: boolean;
  /** The user confirms the sale without the inspection that the brand wants. */
  isUninspected: boolean;
  /** The dealer that sold it, where staff register for another one than the active customer. */
  dealer: SaleDealer | null;
  /** The dangers that staff overrule; `reason` says why. */
  overruled: readonly Danger[];
  reason: string;
}

/** A customer as the field for the selling dealer holds it. */
export interface SaleDealer {
  code: string;
  name: string;
}

/** A sale to begin with. */
export interface SaleToEdit {
  /** Of the sale; of its draft while a new one is entered (`deriveSaleId`). */
  saleId: string;
  values: SaleValues;
  /** The change that this one replaces. */
  entryId: string | null;
}

/** @param today YYYY-MM-DD */
export const newSale = (today: string, salesChannel: SalesChannel = 'RETAIL'): SaleToEdit => ({
  saleId: crypto.randomUUID(),
  entryId: null,
  values: {
    frameNumber: '',
    articleCode: '',
    soldDate: today,
    buyer: 'consumer',
    name: '',
    email: '',
    phone: '',
    address: '',
    city: '',
    postalCode: '',
    consent: false,
    salesChannel,
    documentNo: '',
    serials: [],
    isConfirmed: false,
    isUninspected: false,
    dealer: null,
    overruled: [],
    reason: '',
  },
});

/**
 * Returns the id of the sale that a draft becomes. Tabs that show the draft register one sale of the bike, also after
 * one of them has changed a field; another bike is another sale.
 */
export const deriveSaleId = (
  draft: string,
  { frameNumber, articleCode }: Pick<SaleValues, 'frameNumber' | 'articleCode'>,
): Promise<string> => deriveId(draft, [parseSerial(frameNumber).normal, articleCode]);

/** The code of a bike that went to another dealer; users confirm that they have sold it. */
export const notDelivered = 'NOT_DELIVERED_TO_YOU';
export const notInspected = 'NOT_INSPECTED';

/** The most characters of the fields with a limit. */
export const mostCharacters = {
  name: 100,
  address: limits.text,
  city: 100,
  postalCode: 20,
  documentNo: 60,
  reason: 500,
};

const short = (most: number) => v.pipe(v.string(), atMost(most));
/** Checks a sale by what is known of its frame. @returns the code of a problem, null without one */
export interface SaleChecks {
  frameNumber: (sale: SaleValues) => string | null;
  soldDate: (sale: SaleValues) => string | null;
}

const checkedByFrame = (name: keyof SaleChecks, checks: SaleChecks) =>
  v.rawCheck<SaleValues>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    const message = checks[name](input);
    const at = { type: 'object', origin: 'value', key: name, value: input[name] } as const;
    if (message) addIssue({ message, path: [{ ...at, input: { ...input } }] });
  });

/** @param today the last day of a sale @param phonePrefix the host's `telpCode` */
export const saleSchema = (
  today: string,
  checks: SaleChecks,
  phonePrefix: string,
): v.GenericSchema<SaleValues, SaleValues> =>
  v.pipe(
    v.object({
      frameNumber: v.pipe(
        v.string(),
        checkedBy((text) => parseSerial(text).problem ?? null),
      ),
      articleCode: v.string(),
      soldDate: v.pipe(
        v.string(),
        required,
        v.check(isSupportedDay, 'NOT_A_DAY'),
        v.check((day) => day <= today, 'IN_FUTURE'),
      ),
      buyer: v.picklist(['consumer', 'account', 'none', 'kept']),
      name: short(mostCharacters.name),
      email: v.pipe(v.string(), email),
      phone: v.pipe(
        v.string(),
        checkedBy((text) => findPhoneProblem(text, phonePrefix)),
      ),
      address: short(mostCharacters.address),
      city: short(mostCharacters.city),
      postalCode: short(mostCharacters.postalCode),
      consent: v.boolean(),
      salesChannel: v.picklist(salesChannels),
      documentNo: short(mostCharacters.documentNo),
      serials: v.pipe(
        v.custom<readonly SerialNumber[]>(Array.isArray),
        v.check((all) => all.every(({ value }) => isPartNumber(value)), 'SERIAL_CHARACTERS'),
      ),
      isConfirmed: v.boolean(),
      isUninspected: v.boolean(),
      dealer: v.nullable(v.object({ code: v.string(), name: v.string() })),
      overruled: v.custom<readonly Danger[]>(Array.isArray),
      reason: short(mostCharacters.reason),
    }),
    v.forward(
      v.partialCheck(
        [['buyer'], ['name']],
        ({ buyer, name }) => buyer !== 'consumer' || name.trim() !== '',
        'REQUIRED',
      ),
      ['name'],
    ),
    v.forward(
      v.partialCheck(
        [['overruled'], ['reason']],
        ({ overruled, reason }) => overruled.length === 0 || reason.trim() !== '',
        'REQUIRED',
      ),
      ['reason'],
    ),
    checkedByFrame('frameNumber', checks),
    checkedByFrame('soldDate', checks),
  );

/** An empty number is left out. */
const isPartNumber = (value: string) =>
  (parseSerial(value, 60).problem ?? 'REQUIRED') === 'REQUIRED';

/** The variables of `RegisterFrame`. @param consent the version of the text that the consumer agreed to */
export function toVariables(
  { saleId, values }: Pick<SaleToEdit, 'saleId' | 'values'>,
  consent: string | null,
): RegisterFrameMutationVariables {
  const { name, email: mail, phone: tel, address, city } = values;
  const isConsumer = values.buyer === 'consumer';
  const customer = { name: name.trim(), email: mail, phone: tel, address, city };
  return {
    saleId,
    frameNumber: values.frameNumber.trim(),
    soldDate: values.soldDate,
    useAccountData: values.buyer === 'account',
    customer: isConsumer ? customer : null,
    dealer: values.dealer?.code ?? null,
    articleCode: values.articleCode || null,
    serials: values.serials.filter(({ value }) => value.trim() !== ''),
    postalCode: isConsumer ? values.postalCode || null : null,
    documentNo: values.documentNo || null,
    salesChannel: values.salesChannel,
    consent: isConsumer && values.consent ? consent : null,
    confirmed: [
      ...(values.isConfirmed ? [notDelivered] : []),
      ...(values.isUninspected ? [notInspected] : []),
      ...values.overruled,
    ],
    reason: values.overruled.length > 0 ? values.reason.trim() : null,
    ...(values.buyer === 'kept' && { keepConsumer: true }),
  };
}

/**
 * The values of a change that waits on this device.
 * @param today for what it lacks
 * @param dealerName the name of its dealer, where staff have named one
 */
export function fromVariables(
  variables: RegisterFrameMutationVariables,
  today: string,
  dealerName?: string,
): SaleToEdit {
  const { values } = newSale(today);
  const { customer, consent, dealer } = variables;
  const confirmed = [variables.confirmed ?? []].flat();
  return {
    saleId: String(variables.saleId),
    entryId: null,
    values: {
      ...values,
      frameNumber: variables.frameNumber,
      soldDate: variables.soldDate,
      articleCode: variables.articleCode ?? '',
      buyer: getBuyer(variables),
      name: customer?.name ?? '',
      email: customer?.email ?? '',
      phone: customer?.phone ?? '',
      address: customer?.address ?? '',
      city: customer?.city ?? '',
      postalCode: variables.postalCode ?? '',
      consent: Boolean(consent),
      salesChannel: variables.salesChannel ?? 'RETAIL',
      documentNo: variables.documentNo ?? '',
      serials: [variables.serials ?? []].flat(),
      isConfirmed: confirmed.includes(notDelivered),
      isUninspected: confirmed.includes(notInspected),
      dealer: dealer ? { code: dealer, name: dealerName ?? dealer } : null,
      overruled: dangers.filter((danger) => confirmed.includes(danger)),
      reason: variables.reason ?? '',
    },
  };
}

function getBuyer({
  useAccountData,
  customer,
  keepConsumer,
}: RegisterFrameMutationVariables): Buyer {
  if (keepConsumer) return 'kept';
  if (useAccountData) return 'account';
  return customer ? 'consumer' : 'none';
}

/** The variables that register a sale as it is, to change it or to take its deletion back. */
export function variablesOfSale(sale: RegisteredSale): RegisterFrameMutationVariables {
  const { customer } = sale;
  return {
    saleId: sale.id,
    frameNumber: sale.frameNumber,
    soldDate: sale.soldDate,
    useAccountData: false,
    customer: customer && {
      name: customer.name,
      email: customer.email,
      phone: customer.phone,
      address: customer.address,
      city: customer.city,
    },
    articleCode: sale.articleCode || null,
    serials: sale.serials.map(({ kind, value }) => ({ kind, value })),
    postalCode: sale.postalCode || null,
    documentNo: sale.documentNo,
    salesChannel: sale.salesChannel,
    consent: customer?.consent ?? null,
    // It was sold to a consumer, whose data the viewer does not see or which was erased.
    ...(!sale.nonRetail && !customer && { keepConsumer: true }),
  };
}
