import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { vapidKeys } from './push/vapid.store.ts';
import { readSettings } from './settings/settings.store.ts';

/** The viewer's settings of notifications, and the key that browsers subscribe with (B126). */
export const notificationSettings: QueryResolvers['notificationSettings'] = async (
  _root,
  _args,
  ctx,
) => {
  const { publicKey } = await vapidKeys(ctx.db);
  const { devices, ...settings } = await readSettings(ctx.db, viewerOf(ctx));
  const pushDevices = devices.map(({ name, since, toldAt }) => ({
    name,
    since: since.toISOString(),
    toldAt: toldAt?.toISOString() ?? null,
  }));
  return { publicKey, devices: devices.length, pushDevices, ...settings };
};
