import { listLimits, listNameProblem } from '#shared/order-lists.ts';
import { checkQty } from '#shared/quantity.ts';
import { openUserDatabase, type UserDatabase } from '#src/offline/database.ts';
import { enqueue } from '#src/offline/outbox/enqueue.ts';
import type { NewEntry } from '#src/offline/outbox/outbox-entry.ts';
import { withReopen } from '#src/offline/reopen-database.ts';
import { boundViewer, type Viewer } from '#src/offline/viewer.ts';
import { sayNotSaved } from '#src/ui/state/not-saved.tsx';
import { type AliasChange, aliasEntry, shownAliases } from './aliases.offline.ts';
import { deleteEntry, type LineToSave, type ListToSave, saveEntry } from './list-entries.ts';
import type { ListOnDevice } from './list-model.ts';
import { shownLists } from './list-rows.ts';
import { loadProducts } from './load-articles.ts';
import { type LeftLine, switchEntries } from './switch.rules.ts';
import './order-lists.offline.ts';

interface Place {
  db: UserDatabase;
  viewer: Viewer;
  customer: string;
}

function place(): Place {
  const viewer = boundViewer();
  if (!viewer?.customer) throw new Error('No customer is selected, so there are no lists');
  const db = openUserDatabase(viewer.host, viewer.userId);
  return { db, viewer, customer: viewer.customer };
}

/** Stores changes, all or none; if the device cannot, the user is informed. */
async function keep({ db, viewer }: Place, changes: readonly NewEntry[]): Promise<void> {
  try {
    await enqueue(db, viewer, changes);
  } catch (error) {
    sayNotSaved(error);
    throw error;
  }
}

/** @throws RangeError with the code of what is wrong */
function check(name: string, lines: readonly LineToSave[]): void {
  const problem = listNameProblem(name);
  if (problem) throw new RangeError(problem);
  if (lines.length > listLimits.lines) throw new RangeError('TOO_MANY_LINES');
  for (const { qty } of lines) {
    const wrong = qty < 1 ? 'QTY_TOO_SMALL' : checkQty(qty, null);
    if (wrong) throw new RangeError(wrong);
  }
}

/**
 * Saves a cart or template of the active customer; without an id a new one. It is stored on the device
 * when this resolves, and sent automatically later.
 * @returns the list's id
 * @throws RangeError with a code for a bad name, quantity or too many lines; otherwise when the device
 *   cannot store it
 */
export async function saveOrderList(
  list: Omit<ListToSave, 'id'> & { id?: string },
): Promise<string> {
  check(list.name, list.lines);
  const where = place();
  const id = list.id ?? crypto.randomUUID();
  const lines = list.id ? await withoutKnown(where, list.id, list.lines) : list.lines;
  await keep(where, [saveEntry(where.customer, { ...list, id, lines })]);
  return id;
}

/** Products the device's list has need not travel with each change of it. */
async function withoutKnown(
  { db, customer }: Place,
  id: string,
  lines: readonly LineToSave[],
): Promise<LineToSave[]> {
  const lists = await withReopen(db, () => shownLists(db, customer));
  const before = lists.find((list) => list.id === id)?.lines ?? [];
  const known = new Set(before.flatMap((line) => (line.product ? line.articleCode : [])));
  return lines.map(({ product, ...line }) =>
    product && !known.has(line.articleCode) ? { ...line, product } : line,
  );
}

/** Deletes a list of the active customer; saving it again under its id brings it back. */
export async function deleteOrderList(
  list: Pick<ListOnDevice, 'id' | 'name' | 'kind'>,
): Promise<void> {
  await keep(place(), [deleteEntry(list)]);
}

export interface SwitchResult {
  /** Names of articles that are no longer sold and stayed out of the cart. */
  leftOut: string[];
}

/**
 * Activates another cart: the present cart is saved under its name, and the other's lines replace it. All
 * of it is captured at once, or nothing is.
 * @param to the id of a list, or the name of a new, empty cart with the id that it gets: asked for twice, it is made once
 * @param from the present cart, and the name to save it under when it has none
 * @throws NetworkError when articles of the other cart are unknown here and the server cannot be asked;
 *   RangeError for a bad name
 */
export async function switchCart(
  to: { id: string } | { name: string; newId?: string },
  from: { lines: readonly LeftLine[]; name: string },
): Promise<SwitchResult> {
  const where = place();
  const { db, customer } = where;
  const lists = await withReopen(db, () => shownLists(db, customer));
  const carts = lists.filter(({ own, kind }) => own && kind === 'cart');
  const wantedId = 'id' in to ? to.id : to.newId;
  const known = carts.find(({ id }) => id === wantedId);
  const target = known ?? ('id' in to ? undefined : newCart(to.name, to.newId));
  if (!target) throw new Error('There is no such cart');
  if (target.active) return { leftOut: [] };
  const active = carts.find((cart) => cart.active);
  const products = await loadProducts(target.lines);
  const isLeft = active !== undefined || from.lines.length > 0;
  const { id, name } = active ?? { id: crypto.randomUUID(), name: from.name };
  await keep(
    where,
    switchEntries({
      customer,
      left: isLeft ? { id, name, lines: from.lines } : null,
      to: target,
      wanted: target.lines.flatMap(({ articleCode, qty }) => {
        const product = products.get(articleCode);
        return product ? [{ product, qty }] : [];
      }),
    }),
  );
  const out = target.lines.filter(({ articleCode }) => !products.has(articleCode));
  return { leftOut: out.map((line) => line.name) };
}

function newCart(
  name: string,
  id: string = crypto.randomUUID(),
): Pick<ListOnDevice, 'id' | 'name' | 'active' | 'lines'> {
  check(name, []);
  return { id, name: name.trim(), active: false, lines: [] };
}

/** The own article numbers of a customer: what `codeKey` makes of them, and the article's code. */
export async function loadAliases(customer: string): Promise<ReadonlyMap<string, string>> {
  const viewer = boundViewer();
  if (!viewer) return new Map();
  const db = openUserDatabase(viewer.host, viewer.userId);
  const rows = await withReopen(db, () => shownAliases(db, customer));
  return new Map(rows.map(({ key, articleCode }) => [key, articleCode]));
}

/**
 * Keeps own article numbers of the active customer; one without an article is deleted. Resolves when
 * they are safe on the device.
 * @throws when the device cannot store them
 */
export async function saveAliases(aliases: readonly AliasChange[]): Promise<void> {
  const where = place();
  const entries: NewEntry[] = [];
  for (let from = 0; from < aliases.length; from += listLimits.aliasesPerCall)
    entries.push(aliasEntry(where.customer, aliases.slice(from, from + listLimits.aliasesPerCall)));
  await keep(where, entries);
}
