import { useSession } from '#src/features/session/session.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';

/** A kind of notifications that users can turn off. */
export type NotifiedKind =
  | 'restock'
  | 'order'
  | 'invoice'
  | 'payment'
  | 'registration'
  | 'claim'
  | 'news'
  | 'download';

/** Returns whether the user may be notified of a kind: by the user's permissions, and the host's payments and news (F009, F035). */
export function useNotifiedKinds(): (kind: NotifiedKind) => boolean {
  const { has } = useSession();
  const { payment, flags } = useHostConfig();
  return (kind) => {
    switch (kind) {
      case 'restock':
        return has('page.catalog');
      case 'order':
        return has('page.order-status');
      case 'invoice':
        return has('page.invoice-status');
      case 'payment':
        return payment && (has('page.payment-request') || has('page.invoice-status'));
      case 'registration':
        return has('page.customer-sales-report');
      case 'claim':
        return has('page.claim');
      case 'news':
        return flags.NEWS && has('page.news');
      case 'download':
        return has('page.download-area');
    }
  };
}
