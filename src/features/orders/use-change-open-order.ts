import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  ChangeOpenOrderDocument,
  type ChangeOpenOrderMutationVariables,
} from '#src/graphql/generated/graphql.ts';
import { useOnceKey } from '#src/lib/use-once-key.ts';

/**
 * Asks the distributor for something about an open line; sent again after a lost answer it counts
 * once. The lists follow.
 * @returns `data` is null or the userError of a refusal; no network is told by the pop-up (B146)
 */
export function useChangeOpenOrder() {
  const queries = useQueryClient();
  const once = useOnceKey();
  return useMutation({
    mutationFn: async (wish: ChangeOpenOrderMutationVariables) => {
      const idempotencyKey = once.keyOf(wish);
      const { changeOpenOrder } = await request(ChangeOpenOrderDocument, wish, { idempotencyKey });
      once.done();
      const { message, userErrors } = changeOpenOrder;
      if (message.status) return null;
      return userErrors[0] ?? { field: '', code: 'REFUSED', message: message.description };
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['orders'] }),
  });
}
