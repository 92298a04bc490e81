import { useQueryClient } from '@tanstack/react-query';
import {
  type NotificationSettingsQuery,
  UpdateNotificationPreferenceDocument,
} from '#src/graphql/generated/graphql.ts';
import { notificationQueries } from './notifications.queries.ts';
import { sendMessage } from './send-message.ts';
import { useAct } from './use-act.ts';

/** How the user is told of a kind of news. */
export type Preference = NotificationSettingsQuery['notificationSettings']['preferences'][number];

/** Changes how the user is told of a kind of news; what is shown follows once the server has it. */
export function useChangePreference() {
  const client = useQueryClient();
  const { busy, problem, act } = useAct();
  const change = async (preference: Preference) => {
    if (!(await act(() => sendMessage(UpdateNotificationPreferenceDocument, preference)))) return;
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
