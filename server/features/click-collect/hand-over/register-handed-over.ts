import type { Db } from '#server/db/database.ts';
import { findCustomer } from '#server/features/customers/customers.public.ts';
import { registerSale } from '#server/features/retail-sales/retail-sales.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  MutationClickCollectUpdateStatusArgs,
  UserError,
} from '#server/graphql/generated/types.ts';
import { readPhone } from '#server/lib/phone-numbers.ts';
import { getDayIn } from '#shared/days.ts';
import type { OrderRow } from '../records/click-collect.store.ts';

/** The numbers of parts are only kept: the register of bikes does not know them. */
const noBike = ['FRAME_NOT_OURS', 'NO_SERIAL_NUMBER', 'FRAME_TOO_LONG'];

/**
 * Registers the sale of each handed over bike in the transaction, for the dealer of the order and to its consumer, where
 * the user has the permission to register sales.
 * @returns why a bike cannot be registered, at its serial number
 */
export async function registerHandedOver(
  tx: Db,
  ctx: Context,
  { custCode, orderNumber, consumer }: OrderRow,
  { serials, confirmed }: Pick<MutationClickCollectUpdateStatusArgs, 'serials' | 'confirmed'>,
): Promise<UserError[]> {
  const viewer = viewerOf(ctx);
  const name = consumer ? `${consumer.firstName} ${consumer.lastName}`.trim() : '';
  if (!serials?.length || !viewer.scopes.has('page.customer-sales-report')) return [];
  // The consumer was erased: a sale without one would count as a use of the dealer's own.
  if (consumer === null || name === '') return [];
  const dealer = await findCustomer(tx, viewer, custCode);
  if (!dealer) return [];
  // An order of another customer than the active one is handed over for that customer.
  const { unified, r3, isr } = dealer;
  const acting = { ...ctx, viewer: { ...viewer, customer: { unified, r3, isr } }, memo: new Map() };
  const { phone, email } = consumer;
  const customer = {
    name: name.slice(0, 100),
    ...(email !== '' && { email }),
    // The feed takes any text for the number.
    ...(phone !== '' && !readPhone(phone, ctx.host.telpCode).problem && { phone }),
  };
  const errors: UserError[] = [];
  for (const [at, { serial }] of serials.entries()) {
    const { userErrors } = await registerSale(tx, acting, {
      frameNumber: serial,
      soldDate: getDayIn(ctx.host.timeZone),
      useAccountData: false,
      customer,
      documentNo: orderNumber,
      salesChannel: 'ONLINE',
      confirmed: confirmed ?? null,
    });
    const wrong = userErrors.filter(({ code }) => !noBike.includes(code));
    errors.push(...wrong.map((error) => ({ ...error, field: `serials.${at}.serial` })));
  }
  return errors;
}
