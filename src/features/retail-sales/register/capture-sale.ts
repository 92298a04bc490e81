import { parseSerial } from '#shared/serials/parse-serial.ts';
import { findWaitingInspections } from '#src/features/inspections/inspections.public.ts';
import type { RegisterFrameMutationVariables } from '#src/graphql/generated/graphql.ts';
import { openUserDatabase, type UserDatabase } from '#src/offline/database.ts';
import { captureChange } from '#src/offline/outbox/capture-change.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { discardEntry, pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { unsealVariables } from '#src/offline/outbox/sealed-variables.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import type { RegisteredSale } from '../retail-sales.queries.ts';
import { deleteOperation, registerOperation } from '../use-waiting-sales.ts';
import { variablesOfSale } from './sale-values.ts';

/** The changes of one frame are sent in their order; those of its sale and of its use as non-retail share the first. */
function keysOf(frameNumber: string, isRetail: boolean): string[] {
  const frame = `retail-sale/${parseSerial(frameNumber).normal ?? frameNumber}`;
  return [frame, `${frame}/${isRetail ? 'retail' : 'non-retail'}`];
}

function openDatabase(): UserDatabase | null {
  const viewer = boundViewer();
  return viewer && openUserDatabase(viewer.host, viewer.userId);
}

/**
 * Keeps a sale on this device; it is sent as soon as there is a network.
 * @param replaces the id of a waiting or refused change that this one corrects
 * @param dealerName the name of the dealer in the variables
 * @param draft the id of what is entered: it is kept once
 * @throws what the device throws
 */
export async function captureSale(
  variables: RegisterFrameMutationVariables,
  {
    replaces,
    dealerName,
    draft,
  }: {
    replaces?: string | null;
    dealerName?: string | undefined;
    draft?: string | undefined;
  } = {},
): Promise<void> {
  const { frameNumber, soldDate, useAccountData, customer, keepConsumer } = variables;
  const isRetail = useAccountData || Boolean(customer) || Boolean(keepConsumer);
  const db = openDatabase();
  // A brand may want the inspection first: the sale is sent after the one that was captured before it.
  const inspections = db ? findWaitingInspections(await pendingEntries(db), frameNumber) : [];
  const inspected = inspections.flatMap(({ keys }) => keys);
  const kept = await captureChange({
    ...(draft && { draft }),
    operation: registerOperation,
    variables,
    keys: [...keysOf(frameNumber, isRetail), ...inspected],
    note: { frameNumber, soldDate, ...(dealerName && { dealerName }) },
  });
  // A change with the same keys that was never sent is overwritten, and keeps its id.
  if (replaces && replaces !== kept.id && db) await discardEntry(db, replaces);
}

/** Keeps the deletion of a sale on this device. @throws what the device throws */
export async function captureDeletion({
  id: saleId,
  frameNumber,
  nonRetail,
}: RegisteredSale): Promise<void> {
  await captureChange({
    operation: deleteOperation,
    variables: { frameNumber, type: nonRetail ? 'nonRetail' : 'retail', saleId },
    keys: keysOf(frameNumber, !nonRetail),
    note: { frameNumber, saleId },
  });
}

/** Takes a deletion back: one that was not sent is discarded, after another one the sale is registered again. */
export async function undoDeletion(sale: RegisteredSale): Promise<void> {
  const db = openDatabase();
  const waiting = db
    ? (await pendingEntries(db)).find(
        ({ operation, note, sent }) =>
          operation === deleteOperation && note.saleId === sale.id && !sent,
      )
    : undefined;
  if (db && waiting) await discardEntry(db, waiting.id);
  else await captureSale(variablesOfSale(sale));
}

/** A change that waits on this device, with its encrypted variables; null when it is gone. */
export async function readWaitingSale(
  id: string,
): Promise<{ entry: OutboxEntry; variables: RegisterFrameMutationVariables } | null> {
  const db = openDatabase();
  const entry = db && (await pendingEntries(db)).find((one) => one.id === id);
  const customer = boundViewer()?.customer ?? null;
  if (!entry || entry.operation !== registerOperation || entry.customer !== customer) return null;
  const variables = (await unsealVariables(db, entry)) as RegisterFrameMutationVariables;
  return { entry, variables };
}
