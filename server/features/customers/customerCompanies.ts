import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { findCustomer, organisation } from './customer.store.ts';

/**
 * The area of the active customer in its sales organisation (E146 to E160); empty without an active
 * customer, or when it is no longer the viewer's. A customer's credit is its own, and its company
 * code is its credit control area.
 */
export const customerCompanies: QueryResolvers['customerCompanies'] = async (_, __, ctx) => {
  const viewer = viewerOf(ctx);
  if (!viewer.customer) return [];
  const [row, sorg] = await Promise.all([
    findCustomer(ctx.db, viewer, viewer.customer.unified),
    organisation(ctx.db, viewer.sorg),
  ]);
  if (!row || !sorg) return [];
  return [
    {
      sorg: row.sorg,
      sorgName: sorg.name,
      accountCurrent: sorg.currency,
      server: ctx.host.host,
      creditControl: row.company_code,
      includeTax: false,
      companyName: row.company_name,
      companyCode: row.company_code,
      custCode: { unified: row.unified, r3: row.r3, isr: row.isr },
      merchantConfig: { allowPayInvoice: row.allow_pay_invoice },
      creditCusts: [{ custName: row.name, custCode: row.unified }],
    },
  ];
};
