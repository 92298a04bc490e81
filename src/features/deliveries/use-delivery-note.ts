import type { PrintedTable } from '#shared/printed-table.ts';
import { shownCode } from '#src/features/customers/customers.public.ts';
import { useHostConfig } from '#src/features/hosts/hosts.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import type { DeliveryCardFragment } from '#src/graphql/generated/graphql.ts';
import { deliveryNote } from './delivery-document.ts';
import { useDeliveryWords } from './use-delivery-words.ts';

/** Makes delivery notes in the reader's language, with who sent it and to whom. */
export function useDeliveryNote(): (delivery: DeliveryCardFragment) => PrintedTable {
  const words = useDeliveryWords();
  const { webTitle } = useHostConfig();
  const { customer } = useSession();
  const heads = [webTitle, customer ? `${shownCode(customer)} ${customer.name}` : ''];
  return (delivery) => deliveryNote(delivery, heads, words);
}
