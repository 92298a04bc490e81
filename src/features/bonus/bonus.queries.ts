import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  BonusDealerSalesDocument,
  type BonusDealerSalesQuery,
  BonusOnTimePaymentDocument,
  type BonusOnTimePaymentQuery,
  BonusOutlookDocument,
  type BonusOutlookQuery,
  type BonusOutlookQueryVariables,
  BonusPurchasesDocument,
  type BonusPurchasesQuery,
  type BonusPurchasesQueryVariables,
  BonusRetailSalesDocument,
  type BonusRetailSalesQuery,
  BonusVerificationDocument,
} from '#src/graphql/generated/graphql.ts';

export type BonusOutlook = BonusOutlookQuery['bonusOutlook'];
export type BonusAgreement = BonusOutlook['agreements'][number];
export type BonusPurchase = BonusPurchasesQuery['b2bPurchasesV3']['purchases'][number];
export type BonusSale = BonusRetailSalesQuery['retailSalesV2']['sales'][number];
export type OnTimeQuarter = BonusOnTimePaymentQuery['onTimePaymentV2']['quarters'][number];
export type DealerSales = BonusDealerSalesQuery['totalDealerSales'];

/** The filter of the page, as the operations take it. */
export type BonusFilter = Pick<BonusPurchasesQueryVariables, 'year' | 'quarter' | 'brand'>;

/** The agreements of a customer with what they have counted; all keys begin with `bonus`. */
export const outlookQuery = (customer: string, variables: BonusOutlookQueryVariables) =>
  queryOptions({
    queryKey: ['bonus', 'outlook', customer, variables],
    queryFn: async ({ signal }) =>
      (await request(BonusOutlookDocument, variables, { signal })).bonusOutlook,
  });

/** A page of invoice lines with what they count for (O128). */
export const purchasesQuery = (customer: string, variables: BonusPurchasesQueryVariables) =>
  queryOptions({
    queryKey: ['bonus', 'purchases', customer, variables],
    queryFn: async ({ signal }) =>
      (await request(BonusPurchasesDocument, variables, { signal })).b2bPurchasesV3,
    placeholderData: keepPreviousData,
  });

/** A page of sold bikes with their points (O130). */
export const bonusSalesQuery = (customer: string, variables: BonusPurchasesQueryVariables) =>
  queryOptions({
    queryKey: ['bonus', 'retail', customer, variables],
    queryFn: async ({ signal }) =>
      (await request(BonusRetailSalesDocument, variables, { signal })).retailSalesV2,
    placeholderData: keepPreviousData,
  });

/** The payments in time, by quarter (O132). */
export const onTimeQuery = (customer: string, { year, quarter }: BonusFilter) =>
  queryOptions({
    queryKey: ['bonus', 'on-time', customer, year, quarter],
    queryFn: async ({ signal }) =>
      (await request(BonusOnTimePaymentDocument, { year, quarter }, { signal })).onTimePaymentV2,
  });

/** The dealer's purchases against last year (O133). */
export const dealerSalesQuery = (customer: string, variables: BonusFilter) =>
  queryOptions({
    queryKey: ['bonus', 'sales', customer, variables],
    queryFn: async ({ signal }) =>
      (await request(BonusDealerSalesDocument, variables, { signal })).totalDealerSales,
  });

/** The verified part of the retail sales, by quarter (O134). */
export const verificationQuery = (customer: string, year: number) =>
  queryOptions({
    queryKey: ['bonus', 'verification', customer, year],
    queryFn: async ({ signal }) =>
      (await request(BonusVerificationDocument, { year }, { signal })).verificationPercentages,
  });
