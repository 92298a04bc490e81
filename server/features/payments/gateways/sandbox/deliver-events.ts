import { signBody } from '../signature.ts';
import { type SandboxParts, signatureHeader } from './sandbox.gateway.ts';
import { confirmEvents, openEvents } from './sandbox.store.ts';

/** Sends one signed request to the portal. @returns the status of the answer */
export type SendEvent = (body: string, headers: Record<string, string>) => Promise<number>;

/**
 * Sends the portal what it has not confirmed: the newest first and each event twice, so that the portal
 * always has to cope with events that arrive repeatedly and out of order.
 * @throws when the portal does not accept an event, so that the job is run again
 */
export async function deliverEvents(
  { db, secret }: Pick<SandboxParts, 'db' | 'secret'>,
  send: SendEvent,
): Promise<void> {
  const open = await openEvents(db);
  for (const { event } of [...open, ...open]) {
    const body = JSON.stringify(event);
    const signature = signBody(secret, body, new Date());
    const status = await send(body, {
      'content-type': 'application/json',
      [signatureHeader]: signature,
    });
    if (status !== 200) throw new Error(`The portal answered an event with ${status}`);
  }
  await confirmEvents(
    db,
    open.map(({ id }) => id),
    new Date(),
  );
}
