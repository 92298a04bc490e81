import * as v from 'valibot';
import {
  choiceParam,
  choicesParam,
  dayParam,
  defineListParams,
  pageOnlyParams,
  pageParams,
  textParam,
} from '#src/crud/list/list-params.ts';
import { orderPaymentStatuses, requestStatuses } from './request-status.rules.ts';

/** Days are both included; an empty text is no filter. */
export const requestListParams = defineListParams(
  v.object({
    search: textParam(),
    status: choiceParam(['', ...requestStatuses]),
    from: dayParam(),
    to: dayParam(),
    hide: choicesParam(['date', 'method', 'account', 'invoices']),
    ...pageParams,
  }),
);

export const orderPaymentParams = defineListParams(
  v.object({
    search: textParam(),
    status: choiceParam(['', ...orderPaymentStatuses]),
    from: dayParam(),
    to: dayParam(),
    ...pageParams,
  }),
);

export const heldPaymentParams = pageOnlyParams;

/** Without a state those that wait for a decision. */
export const bankEntryParams = defineListParams(
  v.object({
    search: textParam(),
    state: choiceParam(['', 'matched', 'settled', 'dismissed']),
    ...pageParams,
  }),
);

/** The parameters of the list of requests. */
export type RequestListParams = Omit<typeof requestListParams.defaults, 'hide'>;
/** The parameters of the list of order payments. */
export type OrderPaymentParams = typeof orderPaymentParams.defaults;
/** The parameters of the list of bank entries. */
export type BankEntryParams = typeof bankEntryParams.defaults;
/** The parameters of the list of held requests. */
export type HeldPaymentParams = typeof heldPaymentParams.defaults;
