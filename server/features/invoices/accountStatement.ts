import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { getDayIn } from '#shared/days.ts';
import { invoicePeriod } from './invoice-period.rules.ts';
import { currencyOf } from './list-open-invoices.ts';
import { loadStatement, mostMovements } from './load-statement.ts';

/** The movements of a customer's account in a period, with the balances before and after it. */
export const accountStatement: QueryResolvers['accountStatement'] = async (_, args, ctx) => {
  const asOf = new Date().toISOString();
  const period = invoicePeriod(args, getDayIn(ctx.host.timeZone));
  const statement = await loadStatement(ctx, { ...period, payerCode: args.payerCode });
  if (!statement) return null;
  const { payer, opening, closing, movements } = statement;
  return {
    payerCode: payer.unified,
    payerName: payer.name,
    ...period,
    opening,
    closing,
    movements: movements.slice(0, mostMovements).map(({ invoice_no, ...movement }) => ({
      ...movement,
      invoiceNo: invoice_no,
    })),
    more: movements.length > mostMovements,
    currency: currencyOf(ctx),
    asOf,
  };
};
