import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '#src/crud/action/use-action.ts';
import {
  type NotificationSettingsQuery,
  UpdateNotificationPreferenceDocument,
} from '#src/graphql/generated/graphql.ts';
import { notificationQueries } from './notifications.queries.ts';

/** The user's settings for a kind of notification. */
export type Preference = NotificationSettingsQuery['notificationSettings']['preferences'][number];

/** Changes the settings for a kind of notification; the screen follows once the server has them. */
export function useChangePreference() {
  const client = useQueryClient();
  const { busy, problem, run } = useAction(UpdateNotificationPreferenceDocument, {
    ownFailure: true,
  });
  const change = async (preference: Preference) => {
    if ((await run(preference)).kind !== 'done') return;
    const { queryKey } = notificationQueries.settings();
    client.setQueryData(
      queryKey,
      (known) =>
        known && {
          ...known,
          preferences: known.preferences.map((one) =>
            one.kind === preference.kind ? preference : one,
          ),
        },
    );
  };
  return { busy, problem, change };
}
