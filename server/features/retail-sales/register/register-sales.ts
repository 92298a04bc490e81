import type { Db } from '#server/db/database.ts';
import { recordEvents } from '#server/features/audit/audit.public.ts';
import { createTasksOfFrames } from '#server/features/serials/serials.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  MutationMessage,
  MutationRegisterFrameV4Args,
  UserError,
} from '#server/graphql/generated/types.ts';
import { failure, success } from '#server/graphql/user-errors.ts';
import { parseSerial } from '#shared/serials/parse-serial.ts';
import { mailRegisteredSale } from '../warranty/warranty-mail.ts';
import { lockFrames, type StoredSale } from './sales.store.ts';
import {
  type Accepted,
  type SalesRequest,
  type SaleValidation,
  validateSales,
} from './validate-sales.ts';
import { markAccounts, noteUpload, type SaleValues, writeSales } from './write-sales.store.ts';

/** The answer of a registration; small, as it is kept with the idempotency key, and without data of the consumer. */
export interface Registered {
  message: MutationMessage;
  userErrors: UserError[];
  /** Null when nothing was registered. */
  saleId: string | null;
}

/** Registers a sale, or changes the one with the same id, in the transaction (O145). */
export async function registerSale(
  tx: Db,
  ctx: Context,
  { dealer = null, ...sale }: MutationRegisterFrameV4Args,
): Promise<Registered> {
  const asked = { sales: [sale], dealer: dealer || null, arrival: 'oneByOne' } as const;
  const [validation] = await registerSales(tx, ctx, asked);
  if (!validation?.accepted) return { ...failure(validation?.refused ?? []), saleId: null };
  const { values, before, isChange } = validation.accepted;
  if (isChange) await mailRegisteredSale(tx, ctx, values, before);
  return {
    message: success('The sale is registered'),
    userErrors: [],
    saleId: values.id,
  };
}

/** Registers the sales that the rules allow, in the transaction; one that is refused does not stop the others. */
export async function registerSales(
  tx: Db,
  ctx: Context,
  request: SalesRequest,
): Promise<SaleValidation[]> {
  const viewer = viewerOf(ctx);
  const numbers = request.sales.flatMap(({ frameNumber }) => parseSerial(frameNumber).normal ?? []);
  await lockFrames(tx, viewer.sorg, numbers);
  const validations = await validateSales(tx, ctx, request);
  const changes = validations.flatMap(({ accepted }) => (accepted?.isChange ? accepted : []));
  const sales = changes.map(({ values }) => values);
  await writeSales(tx, viewer, sales);
  await markAccounts(
    tx,
    validations.flatMap(({ accepted }) => accepted?.accountId ?? []),
  );
  await createTasksOfFrames(
    tx,
    sales.map(({ article, frameNumber, normal, customer }) => ({
      sorg: viewer.sorg,
      article,
      number: frameNumber,
      normal,
      customer,
    })),
  );
  await recordEvents(tx, ctx, changes.map(toEvent));
  const [first] = sales;
  if (request.arrival === 'byFile' && first)
    await noteUpload(tx, viewer, { customer: first.customer, sales: sales.length });
  return validations;
}

const audited = ({
  frameNumber,
  soldOn,
  nonRetail,
  status,
  customer,
}: SaleValues | StoredSale) => ({
  frameNumber,
  soldOn,
  nonRetail,
  status,
  customer,
});

/** The event of a registration for the history, without data of the consumer. */
function toEvent({ values, before, args: { confirmed, reason } }: Accepted) {
  const overruled = (confirmed ?? []).join(', ');
  return {
    feature: 'retail-sales',
    id: values.id,
    action: before ? ('changed' as const) : ('created' as const),
    before: before ? audited(before) : {},
    after: { ...audited(values), ...(overruled && { overruled, why: reason ?? null }) },
  };
}
