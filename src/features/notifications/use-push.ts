import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '#src/features/session/session.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import {
  keepPush,
  type PushTurnedOn,
  readPushState,
  turnOffPush,
  turnOnPush,
} from '#src/offline/push/keep-push.ts';
import { browserPushPlatform } from '#src/offline/push/push-platform.ts';
import { notificationQueries } from './notifications.queries.ts';

/** Pushes on this device for the user of the session (F004, B126 to B129). */
export function usePush() {
  const { t } = useLingui();
  const { flags } = useHostConfig();
  const { user } = useSession();
  const client = useQueryClient();
  const userId = Number(user.id);
  const wish = {
    userId,
    publicKey: async () => (await client.fetchQuery(notificationQueries.settings())).publicKey,
    welcome: {
      title: t`Successfully subscribed!`,
      body: t`This device tells you when something is back.`,
    },
  };
  const stateQuery = {
    queryKey: ['notifications', 'device', userId],
    queryFn: () => readPushState(browserPushPlatform(), userId),
  };
  const changed = async () => {
    await client.invalidateQueries({ queryKey: stateQuery.queryKey });
    void client.invalidateQueries({ queryKey: notificationQueries.settings().queryKey });
  };
  return {
    enabled: flags.WEB_NOTIFICATION,
    stateQuery,
    /** Repairs an existing subscription without asking the user. */
    keep: async (): Promise<void> => {
      await keepPush(browserPushPlatform(), flags.WEB_NOTIFICATION, wish);
      await client.invalidateQueries({ queryKey: stateQuery.queryKey });
    },
    /** The browser has not been asked yet and may be, within a tap. */
    mayAsk: () => flags.WEB_NOTIFICATION && browserPushPlatform().permission() === 'default',
    /** Call it first thing in a tap. */
    turnOn: async (): Promise<PushTurnedOn> => {
      const turned = await turnOnPush(browserPushPlatform(), wish);
      await changed();
      return turned;
    },
    turnOff: async (): Promise<void> => {
      await turnOffPush(browserPushPlatform(), userId);
      await changed();
    },
  };
}

/** Returns the state of pushes on this device; undefined until it is known. */
export function usePushState() {
  const { stateQuery, ...push } = usePush();
  const { data } = useQuery({ ...stateQuery, staleTime: 0 });
  return { ...push, state: data };
}
