import type { MutationResolvers, RetailSaleRow } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { checkRowCount, toUploadReport } from '#server/lib/upload-report.ts';
import { registerSales } from './register/register-sales.ts';
import type { Registration } from './register/sale-input.rules.ts';
import { type SaleValidation, validateSales } from './register/validate-sales.ts';

/** Registers the sales of a file, a portion in each call; a dry run only tells what the rules say. */
export const uploadRetailSales: MutationResolvers['uploadRetailSales'] = async (_, args, ctx) => {
  const { rows, dryRun, acceptOthers } = args;
  checkRowCount(rows);
  const sales = rows.map((row) => toRegistration(row, acceptOthers));
  const request = { sales, dealer: null, arrival: 'byFile' } as const;
  const toReport = (validations: readonly SaleValidation[]) =>
    toUploadReport(
      rows,
      validations.map(({ refused }) => (refused ? { refused } : { outcome: 'added' })),
    );
  if (dryRun) return toReport((await validateSales(ctx.db, ctx, request)).map(withoutForeignDays));
  return await once(ctx, 'uploadRetailSales', args, async (tx) =>
    toReport(await registerSales(tx, ctx, request)),
  );
};

/** A dry run must not count the sales of other dealers by day: who may not know the dealer gets no day either. */
const withoutForeignDays = (validation: SaleValidation): SaleValidation =>
  validation.refused
    ? {
        ...validation,
        refused: validation.refused.map((error) =>
          error.code === 'ALREADY_REPORTED' && !error.name ? { ...error, day: null } : error,
        ),
      }
    : validation;

/**
 * A row is always a new sale: a frame that is registered already is refused, so that no file undoes a change. A file
 * reports bikes that are gone, so it is not asked whether they were inspected.
 */
const toRegistration = (row: RetailSaleRow, acceptOthers: boolean): Registration => ({
  ...row,
  useAccountData: false,
  confirmed: ['NOT_INSPECTED', ...(acceptOthers ? ['NOT_DELIVERED_TO_YOU'] : [])],
});
