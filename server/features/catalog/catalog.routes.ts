import type { FastifyInstance } from 'fastify';
import type { Viewer } from '#server/graphql/context.ts';
import type { Services } from '#server/graphql/feature.ts';
import { hostOf } from '#server/http/identity.ts';
import { cached } from '#server/lib/cached.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Manifest, ManifestAnswer } from '#shared/catalog-engine/answers/manifest.ts';
import { packExtras } from '#shared/catalog-engine/format/packed-extras.ts';
import { deltaBetween } from './delta-files.ts';
import { findUses, loadPriceLists, seesList } from './device.store.ts';
import { extrasFor } from './device-extras.ts';
import { notFound, requireBuyer, sendPacked } from './device-requests.ts';
import { stockForDevices, warehousesForDevices } from './device-stock.ts';
import { getEngines } from './engines/engines.ts';
import { usefulPacks } from './packs/make-packs.ts';
import { packRoutes } from './packs/pack.routes.ts';
import { estimatePictures } from './pictures.ts';
import { buildSnapshot } from './snapshot/build-snapshot.ts';
import { chunkKey, compressed, hashChunk } from './snapshot/chunk-files.ts';

const mostCustomers = 500;
/** Extras are read and compressed for each call. */
const extrasLimit = { calls: 240, minutes: 15 };
const isHash = (text: string) => /^[0-9a-f]{64}$/.test(text);

/** The routes for downloading the catalog to a device (see docs/catalog-format.md). */
export function catalogRoutes(app: FastifyInstance, services: Services): void {
  const { db, files } = services;
  const pictures = cached(3_600_000, (sorg: string) => estimatePictures(services, sorg), 100);
  const stock = stockForDevices(db);
  const warehouses = warehousesForDevices(db);
  // Chunks missing in the file store are packed again, once for all requests that miss one.
  const repaired = cached(60_000, (sorg: string) => buildSnapshot(services, sorg, true));

  app.get<{ Querystring: { customers?: string } }>('/catalog/manifest', async (request) => {
    const viewer = requireBuyer(request);
    const lists = await listsAsked(services, request.query.customers, viewer);
    const { manifest } = await getEngines(db).snapshot(viewer.sorg);
    const offered = { ...manifest, prices: pricesOf(manifest, Object.values(lists)) };
    const packs = await usefulPacks(db, offered);
    const images = await pictures(viewer.sorg);
    return { manifest: offered, lists, images, packs } satisfies ManifestAnswer;
  });

  packRoutes(app, services);

  app.get<{ Params: { hash: string } }>('/catalog/chunks/:hash', async (request, reply) => {
    const viewer = requireBuyer(request);
    const { hash } = request.params;
    if (!isHash(hash)) throw notFound('chunk');
    const snapshot = await getEngines(db).snapshot(viewer.sorg);
    const uses = snapshot.findUses(hash) ?? (await findUses(db, viewer.sorg, hash));
    const allowed = uses && (uses.range || (await seesList(db, viewer, uses.lists)));
    const key = chunkKey(viewer.sorg, hash);
    let chunk = allowed ? await files.bytes(key) : null;
    if (allowed && !chunk && snapshot.findUses(hash)) {
      await repaired(viewer.sorg);
      chunk = await files.bytes(key);
    }
    if (!chunk) throw notFound('chunk');
    reply.header('cache-control', 'private, max-age=31536000, immutable');
    return sendPacked(request, reply, chunk);
  });

  app.get<{ Params: { from: string }; Querystring: { part?: string; list?: string } }>(
    '/catalog/deltas/:from',
    async (request, reply) => {
      const viewer = requireBuyer(request);
      const list = await partAsked(services, viewer, request.query);
      const from = /^\d{1,15}$/.test(request.params.from) ? Number(request.params.from) : -1;
      const { manifest } = await getEngines(db).snapshot(viewer.sorg);
      const delta = await deltaBetween(services, from, manifest, list);
      if (!delta) throw new Problem(410, 'GONE', 'This version is not kept any more');
      reply.header('x-version', delta.version).header('cache-control', 'private, no-cache');
      return delta.body ? sendPacked(request, reply, delta.body) : reply.code(204).send();
    },
  );

  app.get<{ Querystring: { have?: string } }>('/catalog/stock', async (request, reply) => {
    requireBuyer(request);
    const { have } = request.query;
    reply.header('cache-control', 'private, no-cache');
    // Apps of before there were changes ask for the whole.
    if (have === undefined) {
      const { body, asOf } = await stock.whole(hostOf(request));
      return sendPacked(request, reply.header('x-as-of', asOf), body);
    }
    if (have !== '' && !isHash(have)) throw new Problem(400, 'BAD_REQUEST', 'have: a hash');
    const { body, asOf, base } = await stock.since(hostOf(request), have);
    return sendPacked(request, reply.header('x-as-of', asOf).header('x-base', base), body);
  });

  app.get('/catalog/warehouses', async (request, reply) => {
    requireBuyer(request);
    const body = await warehouses(hostOf(request));
    reply.header('cache-control', 'private, no-cache');
    return body ? sendPacked(request, reply, body) : reply.code(204).send();
  });

  app.get<{ Querystring: { customers?: string; have?: string } }>(
    '/catalog/extras',
    { config: { limit: extrasLimit } },
    async (request, reply) => {
      const viewer = requireBuyer(request);
      const lists = await listsAsked(services, request.query.customers, viewer);
      const chunk = packExtras(await extrasFor(db, hostOf(request), lists));
      reply.header('cache-control', 'private, no-store');
      if (request.query.have === hashChunk(chunk)) return reply.code(204).send();
      return sendPacked(request, reply, await compressed(chunk, 'fast'));
    },
  );
}

const pricesOf = ({ prices }: Manifest, lists: readonly string[]) =>
  Object.fromEntries([...new Set(lists)].map((list) => [list, prices[list] ?? []]));

function customersAsked(text: string | undefined, { customer }: Viewer): string[] {
  if (text === undefined) return customer ? [customer.unified] : [];
  const customers = [...new Set(text.split(',').filter(Boolean))];
  if (customers.length > mostCustomers || text.includes('\0'))
    throw new Problem(400, 'BAD_REQUEST', `customers: at most ${mostCustomers} codes`);
  return customers;
}

/** The price lists of the customers a device asks for. @throws 403 for customers that are not the viewer's */
async function listsAsked(
  { db }: Services,
  text: string | undefined,
  viewer: Viewer,
): Promise<Record<string, string>> {
  const customers = customersAsked(text, viewer);
  const lists = await loadPriceLists(db, viewer, customers);
  if (customers.some((customer) => lists[customer] === undefined))
    throw new Problem(403, 'FORBIDDEN', 'Not one of your customers');
  return lists;
}

/** The price list a delta is asked for; null for the range. @throws 404 for one that is not the viewer's */
async function partAsked(
  { db }: Services,
  viewer: Viewer,
  { part, list }: { part?: string; list?: string },
): Promise<string | null> {
  if (part === 'range') return null;
  if (part !== 'prices' || !list || list.includes('\0'))
    throw new Problem(400, 'BAD_REQUEST', 'part: range, or prices with a list');
  if (!(await seesList(db, viewer, [list]))) throw notFound('price list');
  return list;
}
