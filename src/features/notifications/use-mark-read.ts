import { useQueryClient } from '@tanstack/react-query';
import { MarkNotificationsReadDocument } from '#src/graphql/generated/graphql.ts';
import { type Outcome, sendMessage } from './send-message.ts';

/** Marks notifications as read and has the shown ones follow. @returns a function; null means all */
export function useMarkRead(): (ids: string[] | null) => Promise<Outcome> {
  const client = useQueryClient();
  return async (ids) => {
    const outcome = await sendMessage(MarkNotificationsReadDocument, { ids });
    if (outcome.kind === 'done')
      for (const list of ['inbox', 'unread'])
        void client.invalidateQueries({ queryKey: ['notifications', list] });
    return outcome;
  };
}
