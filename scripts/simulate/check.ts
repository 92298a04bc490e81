import { isDeepStrictEqual } from 'node:util';
import { readCart } from '#src/features/cart/cart-device.ts';
import { aliasEntryKey, shownAliases } from '#src/features/order-lists/aliases.offline.ts';
import { shownLists } from '#src/features/order-lists/list-rows.ts';
import { pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { expectBikes, readBikes } from './check-bikes.ts';
import { expectClaims, readWholeClaims } from './check-claims.ts';
import { expectVisits, readWholeVisits } from './check-visits.ts';
import type { SimDevice } from './device.ts';
import { aliasValue, listChanges } from './entities.ts';
import { withoutFileIds } from './file-ids.ts';
import type { Ledger, Saved } from './ledger.ts';
import { storedContents, storedReports } from './report-feature.store.ts';
import { type ReportVariables, reportOperation } from './report-operation.ts';
import { type FinalState, finalState } from './server.store.ts';
import type { SimState } from './sim-state.ts';

interface Line {
  articleCode: string;
  qty: number;
  subtotal?: number;
}

/**
 * Returns the state that the server must have when each change has taken effect once, in the actual order.
 */
function expected(ledger: Ledger) {
  const carts = new Map<string, number>();
  const lists = new Map<string, { name: string; lines: [string, number][] }>();
  const orders: string[] = [];
  const feedback: string[] = [];
  const aliases = new Map<string, string>();
  for (const { userId, customer, operation, variables } of ledger.effects) {
    const sent = variables as {
      products: Line[];
      list: { id: string; name: string; lines: Line[] };
      id: string;
      message: string;
    };
    const at = ({ articleCode }: Line) => `${userId} ${customer} ${articleCode}`;
    if (operation === 'UpdateProductsInCart')
      for (const line of sent.products)
        if (line.qty === 0) carts.delete(at(line));
        else carts.set(at(line), line.qty);
    else if (operation === 'Checkout') {
      for (const line of sent.products) carts.delete(at(line));
      const lines = sent.products.map(({ articleCode, qty, subtotal }) =>
        [articleCode, qty, subtotal].join(' '),
      );
      orders.push(`${userId} ${customer}: ${lines.sort().join(', ')}`);
    } else if (operation === 'SaveOrderList') {
      const lines = sent.list.lines.map(({ articleCode, qty }): [string, number] => [
        articleCode,
        qty,
      ]);
      lists.set(sent.list.id, { name: sent.list.name, lines: lines.sort(byFirst) });
    } else if (operation === 'DeleteOrderList') lists.delete(sent.id);
    else if (operation === 'SendCustomerFeedback') feedback.push(`${userId} ${sent.message}`);
    else if (operation === 'SaveArticleAliases')
      for (const [thing, value] of listChanges(operation, customer, variables))
        if (value === null) aliases.delete(thing);
        else aliases.set(thing, value);
  }
  return { carts, lists, orders, feedback, aliases };
}

function byFirst([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}

function serverOrders({ lines }: FinalState): string[] {
  const orders = Map.groupBy(lines, (line) => line.orderNo);
  return [...orders.values()].map((of) => {
    const first = of[0];
    const told = of.map(({ article, qty, subtotal }) => [article, qty, subtotal].join(' '));
    return `${first?.userId} ${first?.customer}: ${told.sort().join(', ')}`;
  });
}

/** Own numbers as they are compared, by their outbox key. */
function numbered(
  rows: readonly { customer: string; alias: string; articleCode: string }[],
): Map<string, string> {
  return new Map(
    rows.map(({ customer, alias, articleCode }) => [
      aliasEntryKey(customer, alias),
      aliasValue(alias, articleCode),
    ]),
  );
}

function serverLists({ lists }: FinalState) {
  const found = new Map<string, { name: string; lines: [string, number][] }>();
  for (const { id, name, article, qty } of lists) {
    const list = found.get(id) ?? { name, lines: [] };
    if (article !== null && qty !== null) list.lines.push([article, qty]);
    found.set(id, { ...list, lines: list.lines.sort(byFirst) });
  }
  return found;
}

/** Nothing lost: each change a device called saved took effect as it was saved, or a person knows. */
function* lost({ saved, effects, sent, refused, givenUp }: Ledger): Generator<string> {
  const taken = new Map(effects.map((effect) => [effect.key, effect]));
  const later = (one: Saved, operation = one.operation) =>
    [...saved.values()].some(
      (other) =>
        other.by === one.by &&
        other.operation === operation &&
        other.order > one.order &&
        one.keys.every((key) => other.keys.includes(key)),
    );
  for (const [key, one] of saved) {
    const effect = taken.get(key);
    const took = effect && withoutFileIds(effect.variables, Object.keys(one.contents));
    if (effect && JSON.stringify(took) !== one.variables)
      yield `altered: ${one.operation} ${key} was saved as ${one.variables}, sent as ${JSON.stringify(effect.variables)}`;
    if (effect || givenUp.has(key)) continue;
    // An order takes over the lines that have never gone out.
    if (one.operation === 'UpdateProductsInCart' && !sent.has(key) && later(one, 'Checkout'))
      continue;
    // A refused change gives way to the next one of the same thing.
    if (!(refused.has(key) && later(one))) yield `lost: ${one.operation} ${key} ${one.variables}`;
  }
  for (const { key, operation } of effects)
    if (!saved.has(key)) yield `out of nowhere: ${operation} ${key}`;
}

/** Changes of one device that share a thing take effect in the order they were made. */
function* outOfOrder({ saved, effects }: Ledger): Generator<string> {
  const last = new Map<string, { order: number; told: string }>();
  for (const { key, operation } of effects) {
    const one = saved.get(key);
    const told = `${operation} ${key}`;
    const order = one?.order ?? 0;
    for (const thing of one?.ordered ?? []) {
      const at = `${one?.by} ${thing}`;
      const before = last.get(at);
      if (before && before.order > order)
        yield `out of order: ${thing}: ${told} made before ${before.told}`;
      last.set(at, { order, told });
    }
  }
}

/**
 * Each file of a change that took effect is stored as it was captured, each content once, and nothing else is
 * left after the sweep. Each sale, inspection, report on a recall, claim and visit is there once.
 */
async function checkFiles(
  { server }: SimState,
  ledger: Ledger,
  same: (what: string, found: unknown, should: unknown) => void,
): Promise<void> {
  const { saved, effects } = ledger;
  await server.sweep();
  const wanted = effects
    .filter(({ operation }) => operation === reportOperation)
    .map(({ key, userId, variables }) => {
      const { id, text } = (variables as ReportVariables).report;
      return { id, userId, text, contents: Object.values(saved.get(key)?.contents ?? {}).sort() };
    });
  const found = [...(await storedReports(server))].map(([id, { contents, ...report }]) => ({
    id,
    ...report,
    contents: contents.sort(),
  }));
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
  same('reports of the server', found.sort(byId), wanted.sort(byId));
  const bikes = expectBikes(ledger);
  same('bikes of the server', await readBikes(server), bikes);
  const photos = [...bikes.inspections, ...bikes.tasks].flatMap((record) => record.photos);
  const claims = expectClaims(ledger);
  same('claims of the server', await readWholeClaims(server), claims);
  const visits = expectVisits(ledger);
  same('visits of the server', await readWholeVisits(server), visits);
  const placed = [...claims, ...visits].flatMap(({ files }) =>
    files.map((file) => file.replace(/^\w+: /, '')),
  );
  const reported = wanted.flatMap((report) => report.contents);
  const contents = new Set([...reported, ...photos, ...placed]);
  same('contents in the file store', await storedContents(server.files), [...contents].sort());
}

/** Every invariant at the end of a seed. @returns what is broken, in words */
export async function checkAll(
  sim: SimState,
  devices: SimDevice[],
  ledger: Ledger,
): Promise<string[]> {
  const problems = [...ledger.fickle, ...lost(ledger), ...outOfOrder(ledger)];
  const state = await finalState(sim.server.db);
  const wanted = expected(ledger);
  const same = (what: string, found: unknown, should: unknown) => {
    if (!isDeepStrictEqual(found, should))
      problems.push(
        `${what}: ${JSON.stringify(found, spread)} instead of ${JSON.stringify(should, spread)}`,
      );
  };

  const carts = new Map(
    state.carts.map(({ userId, customer, article, qty }) => [
      `${userId} ${customer} ${article}`,
      qty,
    ]),
  );
  same('carts of the server', sorted(carts), sorted(wanted.carts));
  same('orders of the server', serverOrders(state).sort(), wanted.orders.sort());
  const messages = state.feedback.map(({ userId, message }) => `${userId} ${message}`);
  same('messages of the server', messages.sort(), wanted.feedback.sort());
  const lists = serverLists(state);
  same('lists of the server', sorted(lists), sorted(wanted.lists));
  const aliases = numbered(state.aliases.map((row) => ({ ...row, articleCode: row.article })));
  same('own numbers of the server', sorted(aliases), sorted(wanted.aliases));
  same('oversold', state.oversold, []);
  await checkFiles(sim, ledger, same);

  for (const device of devices)
    for (const user of device.users)
      for (const customer of user.customers) {
        device.login(user, customer);
        const { db } = device.tab(0);
        const of = `device ${device.no}, ${user.username} for ${customer}`;
        const cart = await readCart(db, customer);
        const shown = new Map(
          cart.lines.map((line) => [`${user.id} ${customer} ${line.articleCode}`, line.qty]),
        );
        const mine = [...carts].filter(([at]) => at.startsWith(`${user.id} ${customer} `));
        same(`cart on ${of}`, sorted(shown), sorted(new Map(mine)));
        const here = (await shownLists(db, customer)).map(({ id, name, lines }) => [
          id,
          {
            name,
            lines: lines.map((l): [string, number] => [l.articleCode, l.qty]).sort(byFirst),
          },
        ]);
        const there = state.lists.filter((l) => l.userId === user.id && l.customer === customer);
        const ids = new Set(there.map((list) => list.id));
        same(
          `lists on ${of}`,
          sorted(new Map(here as [string, unknown][])),
          sorted(new Map([...lists].filter(([id]) => ids.has(id)))),
        );
        const own = [...aliases].filter(([key]) => key.startsWith(`alias/${customer}/`));
        const numbers = numbered(await shownAliases(db, customer));
        same(`own numbers on ${of}`, sorted(numbers), sorted(new Map(own)));
        const left = await pendingEntries(db);
        if (left.length > 0) problems.push(`${left.length} left on ${of}`);
      }
  return problems;
}

function sorted<T>(map: Map<string, T>): [string, T][] {
  return [...map].sort(byFirst);
}

function spread(_name: string, value: unknown): unknown {
  return value instanceof Map ? [...value] : value;
}
