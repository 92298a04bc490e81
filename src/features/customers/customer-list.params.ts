import * as v from 'valibot';
import {
  defineListParams,
  pageParamsOf,
  sortParam,
  textParam,
} from '#src/crud/list/list-params.ts';
import { customerPageSizes } from './customer-list.queries.ts';

/** The server takes no more. */
export const longestSearch = 200;

/** The parameters of the customers' dialog. */
export const customerParams = defineListParams(
  v.object({
    search: textParam(longestSearch),
    sort: sortParam(['code', 'name', 'address', 'city', 'phone', 'email', 'group']),
    ...pageParamsOf(customerPageSizes),
  }),
);
