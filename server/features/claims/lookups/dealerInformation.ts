import { findCustomer } from '#server/features/customers/customers.public.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { shownAddress } from '#server/lib/mail-address.ts';
import { checkedText } from '#server/lib/paging.ts';
import { findSalesPerson } from './dealer-information.store.ts';

/** A customer inside the viewer's fence (O093). */
export const dealerInformation: QueryResolvers['dealerInformation'] = async (_, args, ctx) => {
  const code = checkedText(args.custCode, 'custCode', 60);
  const found = await findCustomer(ctx.db, viewerOf(ctx), code);
  if (!found) return null;
  const { unified, r3, isr, name, address, city, country, phone } = found;
  return {
    custCode: unified,
    r3,
    isr,
    name,
    address,
    postalCode: found.postal_code,
    city,
    country,
    phone,
    email: shownAddress(found.email),
    salesPerson: await findSalesPerson(ctx.db, found),
  };
};
