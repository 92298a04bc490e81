import * as v from 'valibot';
import {
  choicesParam,
  dayParam,
  defineListParams,
  pageParams,
  sortParam,
  textParam,
} from '#src/crud/list/list-params.ts';
import { isPeriod } from './period.rules.ts';

/** The parameters of the list of paid invoices; without days it shows the last three months. */
export const paidInvoiceParams = defineListParams(
  v.pipe(
    v.object({
      search: textParam(),
      from: dayParam(),
      to: dayParam(),
      sort: sortParam(['invoiceNo', 'invoiceDate', 'dueDate', 'clearingDate', 'grandTotal']),
      hide: choicesParam(['invoiceDate', 'dueDate', 'daysTaken', 'poNumber', 'doNo', 'carrier']),
      ...pageParams,
    }),
    v.forward(
      v.check(({ from, to }) => (from === '' && to === '') || isPeriod({ from, to })),
      ['from'],
    ),
  ),
  ['search'],
);
