import { useAction } from '#src/crud/action/use-action.ts';
import { MarkNotificationsReadDocument } from '#src/graphql/generated/graphql.ts';

/** Marks notifications as read, all of them with null, and has the shown ones follow. */
export function useMarkRead() {
  return useAction(MarkNotificationsReadDocument, {
    invalidates: [
      ['notifications', 'inbox'],
      ['notifications', 'unread'],
    ],
    ownFailure: true,
  });
}
