import * as v from 'valibot';
import { type AgeingBucketName, ageingBuckets } from '#shared/invoices/ageing.rules.ts';
import {
  choiceParam,
  choicesParam,
  defineListParams,
  pageParams,
  sortParam,
  textParam,
} from '#src/crud/list/list-params.ts';
import { itemChoices, openSorts } from './open-invoices.rules.ts';

/** The parameters of the list of open invoices. */
export const openInvoiceParams = defineListParams(
  v.object({
    search: textParam(),
    show: choiceParam(itemChoices),
    bucket: choiceParam<'' | AgeingBucketName>(['', ...ageingBuckets.map(({ name }) => name)]),
    sort: sortParam(openSorts),
    hide: choicesParam(['date', 'poNumber', 'doNo', 'terms', 'early', 'status']),
    ...pageParams,
  }),
);
export type OpenInvoiceParams = typeof openInvoiceParams.defaults;
