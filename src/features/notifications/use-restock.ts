import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  SubscribeRestockedNotificationDocument,
  UnsubscribeRestockedNotificationDocument,
} from '#src/graphql/generated/graphql.ts';
import { type ArticleKey, withRestock } from './patch-restock.ts';
import { type Outcome, sendMessage } from './send-message.ts';

/** Shows the switched state in everything that was read before, without reading it again. */
function show(client: QueryClient, article: ArticleKey, on: boolean): void {
  for (const { queryKey, state } of client.getQueryCache().findAll()) {
    const next = withRestock(state.data, article, on);
    // As old as it was: only this one thing in it is news.
    if (next !== state.data)
      client.setQueryData(queryKey, next, { updatedAt: state.dataUpdatedAt });
  }
  void client.invalidateQueries({ queryKey: ['notifications', 'waiting'] });
}

/** Asks to be told when an article is back, changes the quantity, and stops it (O055, O056). */
export function useRestock({ article_code, sorg }: ArticleKey) {
  const client = useQueryClient();
  const key = { articleCode: article_code, sorg };
  const ask = async (qty: number): Promise<Outcome> => {
    const outcome = await sendMessage(SubscribeRestockedNotificationDocument, { ...key, qty });
    if (outcome.kind === 'done') show(client, { article_code, sorg }, true);
    return outcome;
  };
  const stop = async (): Promise<Outcome> => {
    const outcome = await sendMessage(UnsubscribeRestockedNotificationDocument, key);
    if (outcome.kind === 'done') show(client, { article_code, sorg }, false);
    return outcome;
  };
  return { ask, stop };
}
