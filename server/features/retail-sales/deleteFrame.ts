import { recordEvents } from '#server/features/audit/audit.public.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { parseSerial } from '#shared/serials/parse-serial.ts';
import { getNextState } from '#shared/serials/retail-sale-states.ts';
import { lockFrames, lockSalesOfFrame, type StoredSale } from './register/sales.store.ts';
import { deleteSales } from './register/write-sales.store.ts';

/** Deletes the registration of a frame by the viewer's customers (O146, reading 31); twice is no error. */
export const deleteFrame: MutationResolvers['deleteFrame'] = (_, args, ctx) =>
  once(ctx, 'deleteFrame', args, async (tx) => {
    const viewer = viewerOf(ctx);
    const { normal, problem } = parseSerial(args.frameNumber);
    if (normal === undefined)
      return failure([userError('frameNumber', problem, `frameNumber: ${problem}`)]);
    await lockFrames(tx, viewer.sorg, [normal]);
    const nonRetail = args.type ? args.type === 'nonRetail' : null;
    const customer = viewer.customer?.unified ?? null;
    const found = await lockSalesOfFrame(tx, viewer, { normal, nonRetail, customer });
    const sales = args.saleId ? found.filter(({ id }) => id === args.saleId) : found;
    for (const { id, status } of sales) {
      const next = getNextState(status, 'changed');
      if (!next)
        return failure([userError('frameNumber', 'IN_BATCH', 'The distributor is reading it')]);
      await deleteSales(tx, viewer, [id], next);
    }
    const toEvent = ({ id, frameNumber, status }: StoredSale) => ({
      feature: 'retail-sales',
      id,
      action: 'deleted' as const,
      before: { frameNumber, status },
      after: {},
    });
    await recordEvents(tx, ctx, sales.map(toEvent));
    return { message: success('The registration is deleted'), userErrors: [] };
  });
