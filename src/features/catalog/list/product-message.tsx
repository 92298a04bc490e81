import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import { ProductMessagesDocument } from '#src/graphql/generated/graphql.ts';
import { persistedFor } from '#src/graphql/query-persist.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { SafeLink } from '#src/ui/rich-text/safe-link.tsx';
import { Notice } from '#src/ui/state/notice.tsx';

const query = queryOptions({
  queryKey: ['catalog', 'product-messages'],
  queryFn: async ({ signal }) =>
    (await request(ProductMessagesDocument, { page: 1, limit: 1 }, { signal })).productMessages,
  staleTime: 5 * 60_000,
  gcTime: persistedFor,
  // The catalog is whole without it.
  meta: { logAs: 'Product messages could not be loaded', persist: true },
});

/** The newest message about products as one line; nothing where there is none (N056). */
export function ProductMessage() {
  const { data } = useDeferredQuery(query);
  const message = data?.[0];
  // One that was kept for days without a network may be over.
  if (!message || Date.parse(message.to) < Date.now()) return null;
  const { url } = message;
  return (
    <Notice tone="info">
      {url ? (
        <SafeLink to={url} className="font-medium underline-offset-2 hover:underline">
          {message.message}
        </SafeLink>
      ) : (
        message.message
      )}
    </Notice>
  );
}
