import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toServerSort } from '#src/crud/list/list-params.ts';
import { request } from '#src/graphql/client.ts';
import {
  CustomerInquiriesDocument,
  type CustomerInquiriesQuery,
} from '#src/graphql/generated/graphql.ts';
import type { InquiryListParams } from './inquiry-list.params.ts';

export type ShownInquiry = CustomerInquiriesQuery['customerInquiries']['inquiries'][number];

/** The first part of the keys of these queries. */
export const inquiriesKey = 'inquiries';

/** The filter of the list, as the server and its export know it. */
export function toInquiryFilter({ search, mail, sort }: InquiryListParams) {
  const order = toServerSort(sort);
  return { ...(search && { search }), ...(mail && { mail }), ...(order && { sort: order }) };
}

/** A page of the inquiries. The device keeps no answer of it, because they are data of strangers. */
export const inquiriesQuery = (params: InquiryListParams) =>
  queryOptions({
    queryKey: [inquiriesKey, params],
    queryFn: async ({ signal }) => {
      const { page, limit } = params;
      const asked = { ...toInquiryFilter(params), page, limit };
      return (await request(CustomerInquiriesDocument, asked, { signal })).customerInquiries;
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
