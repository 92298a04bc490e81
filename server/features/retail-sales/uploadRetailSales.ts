import { viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers, RetailSaleRow } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { beginUpload, type NotedRow, noteRows } from '#server/lib/upload-history.store.ts';
import { checkRowCount, refusedReport, toUploadReport } from '#server/lib/upload-report.ts';
import { registerSales } from './register/register-sales.ts';
import type { Registration } from './register/sale-input.rules.ts';
import { newSale } from './register/uploaded-sales.store.ts';
import { type Accepted, type SaleValidation, validateSales } from './register/validate-sales.ts';

/** Registers the sales of a file, a portion in each call; a dry run only tells what the rules say. */
export const uploadRetailSales: MutationResolvers['uploadRetailSales'] = async (_, args, ctx) => {
  const { rows, dryRun, acceptOthers, uploadId, fileName } = args;
  checkRowCount(rows);
  const sales = rows.map((row) => toRegistration(row, acceptOthers));
  const request = { sales, dealer: null, arrival: 'byFile' } as const;
  const toReport = (validations: readonly SaleValidation[]) =>
    toUploadReport(
      rows,
      validations.map(({ refused }) => (refused ? { refused } : { outcome: 'added' })),
    );
  if (dryRun) return toReport((await validateSales(ctx.db, ctx, request)).map(withoutForeignDays));
  return await once(ctx, 'uploadRetailSales', args, async (tx) => {
    if (!uploadId) return toReport(await registerSales(tx, ctx, request));
    const viewer = viewerOf(ctx);
    const customer = viewer.customer?.unified;
    if (!customer) return refusedReport(userError('customer', 'NO_CUSTOMER', 'Select a customer'));
    const file = {
      id: uploadId,
      kind: 'RETAIL_SALES',
      customer,
      fileName: fileName ?? '',
    } as const;
    const refused = await beginUpload(tx, viewer, file);
    if (refused) return refusedReport(refused);
    const validations = await registerSales(tx, ctx, request);
    const noted = validations.flatMap(({ accepted }) => (accepted ? toNote(accepted) : []));
    await noteRows(tx, viewer.sorg, uploadId, noted);
    return toReport(validations);
  });
};

const toNote = ({ values, args }: Accepted): NotedRow => ({
  record: values.id,
  line: args.line ?? 0,
  label: values.frameNumber,
  before: null,
  after: newSale,
});

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
