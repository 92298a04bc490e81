import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ActionResult, useAction } from '#src/crud/action/use-action.ts';
import {
  SubscribeRestockedNotificationDocument,
  UnsubscribeRestockedNotificationDocument,
} from '#src/graphql/generated/graphql.ts';
import { type ArticleKey, withRestock } from './patch-restock.ts';

/** Shows the switched state in everything that was read before, without reading it again. */
function show(client: QueryClient, article: ArticleKey, on: boolean): void {
  for (const { queryKey, state } of client.getQueryCache().findAll()) {
    const next = withRestock(state.data, article, on);
    // Keeps the age of the data, because only this one field is new.
    if (next !== state.data)
      client.setQueryData(queryKey, next, { updatedAt: state.dataUpdatedAt });
  }
  void client.invalidateQueries({ queryKey: ['notifications', 'waiting'] });
}

/** Subscribes to an article, changes the quantity, and ends the subscription (O055, O056). */
export function useRestock({ article_code, sorg }: ArticleKey) {
  const client = useQueryClient();
  const key = { articleCode: article_code, sorg };
  const subscribing = useAction(SubscribeRestockedNotificationDocument, { ownFailure: true });
  const stopping = useAction(UnsubscribeRestockedNotificationDocument, { ownFailure: true });
  const follow = <Answer>(result: ActionResult<Answer>, on: boolean) => {
    if (result.kind === 'done') show(client, { article_code, sorg }, on);
    return result;
  };
  return {
    subscribe: async (qty: number) => {
      stopping.clear();
      return follow(await subscribing.run({ ...key, qty }), true);
    },
    /** @returns whether it is done */
    stop: async () => follow(await stopping.run(key), false).kind === 'done',
    busy: subscribing.busy || stopping.busy,
    /** Why it could not be stopped. */
    problem: stopping.problem,
  };
}
