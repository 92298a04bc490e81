import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  IncomingThirdPartyOrdersDocument,
  type ListedThirdPartyOrderFragment,
  OwnThirdPartyProductsDocument,
  ShipTosDocument,
  type ShownThirdPartyOrderFragment,
  ThirdPartyOrderDocument,
  ThirdPartyOrdersDocument,
  ThirdPartyPickupsDocument,
  type ThirdPartyProductFragment,
  ThirdPartyProductsDocument,
  ThirdPartyVendorsDocument,
} from '#src/graphql/generated/graphql.ts';
import type { OrderListParams, ProductListParams } from './third-party.params.ts';

export type Product = ThirdPartyProductFragment;
export type ListedOrder = ListedThirdPartyOrderFragment;
export type ShownOrder = ShownThirdPartyOrderFragment;
export type OrderItem = ShownOrder['details'][number];

/** The filter of a list of orders, also of its files. */
export const toOrderFilter = ({ search, status, vendor, from, to, show }: OrderListParams) => ({
  ...(search && { search }),
  ...(status.length > 0 && { status: [...status] }),
  ...(vendor && { vendor }),
  ...(from && { from }),
  ...(to && { to }),
  ...(show === 'incoming' && { incoming: true }),
});

/** All keys begin with `third-party`. */
export const thirdPartyQueries = {
  products: ({ search, vendor, withStock, page, limit }: ProductListParams) => {
    const variables = {
      ...(search && { search }),
      ...(vendor && { vendor }),
      ...(withStock && { withStock }),
      page,
      limit,
    };
    return queryOptions({
      queryKey: ['third-party', 'products', variables],
      queryFn: async ({ signal }) =>
        (await request(ThirdPartyProductsDocument, variables, { signal })).productThirdParties,
      placeholderData: keepPreviousData,
    });
  },
  ownProducts: (vendor: string, { search, page, limit }: ProductListParams) => {
    const variables = { vendor, ...(search && { search }), page, limit };
    return queryOptions({
      queryKey: ['third-party', 'own-products', variables],
      queryFn: async ({ signal }) =>
        (await request(OwnThirdPartyProductsDocument, variables, { signal })).productThirdParties,
      placeholderData: keepPreviousData,
    });
  },
  vendors: () =>
    queryOptions({
      queryKey: ['third-party', 'vendors'],
      queryFn: async ({ signal }) =>
        (await request(ThirdPartyVendorsDocument, {}, { signal })).vendorThirdParties,
    }),
  shipTos: () =>
    queryOptions({
      queryKey: ['third-party', 'ship-tos'],
      queryFn: async ({ signal }) => (await request(ShipTosDocument, {}, { signal })).shiptoV2,
    }),
  pickups: (vendorId: string) =>
    queryOptions({
      queryKey: ['third-party', 'pickups', vendorId],
      queryFn: async ({ signal }) =>
        (await request(ThirdPartyPickupsDocument, { vendorId }, { signal }))
          .custVendorThirdPartyAddress,
    }),
  orders: (params: OrderListParams) => {
    const { page, limit } = params;
    const variables = { page, limit, filter: toOrderFilter(params) };
    return queryOptions({
      queryKey: ['third-party', 'orders', variables],
      queryFn: async ({ signal }) =>
        (await request(ThirdPartyOrdersDocument, variables, { signal })).orderThirdParties,
      placeholderData: keepPreviousData,
    });
  },
  /** The counts by status of the orders of the vendors that the user acts for. */
  incoming: () =>
    queryOptions({
      queryKey: ['third-party', 'incoming'],
      queryFn: async ({ signal }) =>
        (await request(IncomingThirdPartyOrdersDocument, {}, { signal })).orderThirdParties,
    }),
  order: (orderNo: string) =>
    queryOptions({
      queryKey: ['third-party', 'order', orderNo],
      queryFn: async ({ signal }) =>
        (await request(ThirdPartyOrderDocument, { orderNo }, { signal })).orderThirdParties,
    }),
};
