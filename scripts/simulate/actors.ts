import { cartChange } from '#src/features/cart/cart.offline.ts';
import { checkoutOperation } from '#src/features/checkout/checkout.offline.ts';
import { giveUpOrder } from '#src/features/checkout/order-intents.ts';
import { feedbackEntry, feedbackKey } from '#src/features/feedback/feedback-entry.ts';
import { aliasEntry } from '#src/features/order-lists/aliases.offline.ts';
import {
  deleteListOperation,
  listKey,
  saveListOperation,
} from '#src/features/order-lists/list-model.ts';
import { shownLists } from '#src/features/order-lists/list-rows.ts';
import type { CartProductFragment } from '#src/graphql/generated/graphql.ts';
import { enqueue } from '#src/offline/outbox/enqueue.ts';
import { readBlobs } from '#src/offline/outbox/entry-blobs.ts';
import {
  isRefused,
  isRefusedByServer,
  type NewEntry,
  type OutboxEntry,
} from '#src/offline/outbox/outbox-entry.ts';
import { discardEntry, pendingEntries, retryEntry } from '#src/offline/outbox/outbox-store.ts';
import { isStorageProblem } from '#src/offline/outbox/storage-problems.ts';
import { inspect, report, sell, showsBothSides } from './bike-operations.ts';
import { claim } from './claim-operation.ts';
import type { SimDevice, SimTab } from './device.ts';
import type { Ledger } from './ledger.ts';
import { acceptOrder, order } from './orders.ts';
import type { Random } from './random.ts';
import { reportEntry } from './report-operation.ts';
import { articles } from './server.store.ts';
import { visit } from './visit-operation.ts';

/** The actions of users on their devices. */
export type Doing =
  | ('edit' | 'many' | 'list' | 'order' | 'feedback' | 'number' | 'report')
  | ('sale' | 'inspection' | 'recall' | 'claim' | 'visit');

const codes = [...Object.keys(articles), 'P-3', 'X-unknown'];
/** Own numbers; some are spellings of one. */
const numbers = ['CH 11', 'ch11', ' CH-11', 'A.7', 'a 7', 'Ü-2'];

/** An article as a list shows it; its price is the device's latest, else the first one. */
function product(code: string): CartProductFragment {
  const dealer = articles[code as keyof typeof articles] ?? 100;
  return {
    article_code: code,
    article_code_display: code,
    name: code,
    sorg: '2000',
    orderQuota: null,
    price: { dealer, discounts: [] },
  } as unknown as CartProductFragment;
}

function edit(random: Random, customer: string): NewEntry {
  return cartChange(customer, product(random.pick(codes)), random.int(0, 9));
}

/** Keeps the lines of a new or known list, or deletes one. */
async function list(random: Random, tab: SimTab, customer: string): Promise<NewEntry[]> {
  const known = await shownLists(tab.db, customer);
  const old = known.length > 0 && random.chance(0.7) ? random.pick(known) : null;
  const id = old?.id ?? crypto.randomUUID();
  const name = old?.name ?? `List ${random.int(1, 9)}`;
  const note = { name, kind: 'template' as const };
  const keys = [listKey(id)];
  if (old && random.chance(0.3))
    return [{ operation: deleteListOperation, variables: { id }, keys, note }];
  const lines = Object.keys(articles)
    .filter(() => random.chance(0.5))
    .map((articleCode) => ({ articleCode, qty: random.int(1, 9) }));
  const variables = { list: { id, kind: 'template', name, lines } };
  return [{ operation: saveListOperation, variables, keys, note }];
}

/** Gives or deletes own numbers of articles. */
function number(random: Random, customer: string): NewEntry {
  const aliases = Array.from({ length: random.int(1, 2) }, () => ({
    alias: random.pick(numbers),
    articleCode: random.chance(0.3) ? null : random.pick(codes),
  }));
  return aliasEntry(customer, aliases);
}

async function createChanges(doing: Doing, random: Random, tab: SimTab): Promise<NewEntry[]> {
  const { customer } = tab.device;
  switch (doing) {
    case 'edit':
      return [edit(random, customer)];
    case 'many':
      return Array.from({ length: random.int(2, 6) }, () => edit(random, customer));
    case 'order':
      return await order(random, tab, customer);
    case 'list':
      return await list(random, tab, customer);
    case 'number':
      return [number(random, customer)];
    case 'report':
      return [reportEntry(random)];
    case 'sale':
      return await sell(random, tab, customer);
    case 'inspection':
      return [inspect(random, customer)];
    case 'recall':
      return [await report(random, tab, customer)];
    case 'claim':
      return [await claim(random, tab, customer)];
    case 'visit':
      return [await visit(random, tab, customer)];
    case 'feedback':
      return [feedbackEntry(feedbackKey(), `Thought ${random.int(0, 1e9)}`)];
  }
}

/**
 * Performs a user's action and records in the ledger each change that the device reports as saved. If the
 * page dies during the action, its user opens it again and sees the changes that were saved.
 */
export async function act(
  doing: Doing,
  random: Random,
  device: SimDevice,
  ledger: Ledger,
): Promise<string> {
  const tab = device.tab(random.int(0, 1));
  if (random.chance(0.03)) tab.life.endsIn = random.int(0, 3);
  try {
    const changes = await tab.life.orEnd(createChanges(doing, random, tab));
    const kept = changes && (await tab.life.orEnd(enqueue(tab.db, tab.appViewer, changes)));
    if (kept === null) {
      tab.die(random);
      return `died ${await findSaved(device, ledger)}`;
    }
    for (const [at, entry] of kept.entries()) ledger.save(device.by, entry, changes?.[at]?.blobs);
    // From the moment it says so nothing may be needed of it any more.
    if (random.chance(0.03)) tab.die(random);
    tab.wake({ pull: false });
    return `kept ${kept.length}`;
  } catch (error) {
    if (!isStorageProblem(error)) throw error;
    return 'full';
  } finally {
    tab.life.endsIn = null;
  }
}

/** Records the changes that a dead page saved without being able to report it. */
async function findSaved(device: SimDevice, ledger: Ledger): Promise<number> {
  const { db } = device.tab(0);
  const fresh = (await pendingEntries(db)).filter((entry) => !ledger.knows(entry));
  for (const entry of fresh) ledger.save(device.by, entry, await readBlobs(db, entry));
  return fresh.length;
}

/**
 * A person looks at the pending changes: tries again what we gave up and now and then what was
 * refused, accepts changed orders as they are now, lets go of other refused changes, and now and then
 * of something that was never sent.
 * @param all leaves nothing that needs a person
 */
export async function lookAfter(
  random: Random,
  device: SimDevice,
  ledger: Ledger,
  all: boolean,
): Promise<string> {
  // Reports whose files were gone have other keys by now.
  await findSaved(device, ledger);
  const tab = device.tab(0);
  if (!all && random.chance(0.1)) tab.life.endsIn = random.int(0, 5);
  const touched = await tab.life.orEnd(decide(random, tab, ledger, all));
  tab.life.endsIn = null;
  if (touched === null) tab.die(random);
  const found = await findSaved(device, ledger);
  if (touched === null) return `died ${found}`;
  if (touched > 0) tab.wake({ pull: false });
  return `${touched}`;
}

async function decide(random: Random, tab: SimTab, ledger: Ledger, all: boolean): Promise<number> {
  let touched = 0;
  for (const entry of await pendingEntries(tab.db)) {
    const refused = isRefused(entry);
    const again = entry.state === 'parked' && (!refused || (!all && random.chance(0.2)));
    if (refused && !showsBothSides(entry))
      ledger.fickle.push(`refused without both sides: ${entry.operation} ${entry.idempotencyKey}`);
    const unsent = entry.state === 'queued' && !entry.sent;
    if (again) await retryEntry(tab.db, entry.id);
    else if (await accepted(random, tab, entry)) ledger.givenUp.add(entry.idempotencyKey);
    else if ((refused && (all || random.chance(0.6))) || (unsent && !all && random.chance(0.05))) {
      ledger.givenUp.add(entry.idempotencyKey);
      if (entry.operation === checkoutOperation) await giveUpOrder(tab.appViewer, entry.id, tab.db);
      else await discardEntry(tab.db, entry.id);
    } else continue;
    touched += 1;
  }
  return touched;
}

/** Whether a changed order was accepted: only its own customer's token can ask about it. */
async function accepted(random: Random, tab: SimTab, entry: OutboxEntry): Promise<boolean> {
  const { device } = tab;
  if (entry.operation !== checkoutOperation || !isRefusedByServer(entry) || random.chance(0.3))
    return false;
  if (!device.online || device.token === null || entry.customer !== device.customer) return false;
  return await acceptOrder(tab, entry);
}
