import type { Db } from '#server/db/database.ts';
import { cached } from '#server/lib/cached.ts';
import { diffChunks } from '#shared/catalog-engine/format/diff-chunks.ts';
import { packStock } from '#shared/catalog-engine/format/pack-rows.ts';
import {
  packWarehouses,
  type WarehouseStock,
} from '#shared/catalog-engine/format/packed-warehouses.ts';
import { getDayIn } from '#shared/days.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { stockByWarehouse, wholeStock } from './device.store.ts';
import { compressed, decompressed, hashChunk } from './snapshot/chunk-files.ts';
import { concatenated } from './snapshot/snapshot-deltas.ts';
import { stockLevel, warehouseStock } from './stock.rules.ts';
import { keepStockBase, latestStockBase, type StockBase, stockBase } from './stock-base.store.ts';

/** Computes something for a host and an argument at most once a minute. */
function byHost<Made>(
  make: (host: HostConfig, extra: string) => Promise<Made>,
): (host: HostConfig, extra?: string) => Promise<Made> {
  const hosts = new Map<string, HostConfig>();
  const load = cached(60_000, (key: string) => {
    const [name = '', extra = ''] = key.split(' ');
    return make(hosts.get(name) as HostConfig, extra);
  });
  return (host, extra = '') => {
    hosts.set(host.host, host);
    return load(`${host.host} ${extra}`);
  };
}

/** Stock for a device, compressed, with its time (ISO) and the base it refers to. */
interface Sent {
  body: Uint8Array;
  asOf: string;
  base: string;
}

/** Changes that take more than this share of the whole are worth a new whole one. */
const mostShare = 0.25;
const noChanges = packStock([]);

/** Returns the packed changes since a base; null when they are hardly smaller than the whole. */
async function changesSince(base: StockBase | null, chunk: Uint8Array): Promise<Uint8Array | null> {
  if (!base) return null;
  const changes = diffChunks('stock', [await decompressed(base.chunk)], [chunk]) ?? noChanges;
  const most = Math.max(noChanges.length, chunk.length * mostShare);
  return changes.length > most ? null : changes;
}

/** The stock as hosts show it, for devices. */
export function stockForDevices(db: Db) {
  const now = byHost(async (host) => {
    const [asOf, day] = [new Date().toISOString(), getDayIn(host.timeZone)];
    const rows = [...(await wholeStock(db, host.sorg, day))].flatMap(([no, figures]) => {
      const { nextArrival: next, ...level } = stockLevel(figures, host, day);
      return level.qty > 0 || level.masked || next ? [{ no, ...level, next }] : [];
    });
    rows.sort((a, b) => a.no - b.no);
    return { chunk: packStock(rows), asOf };
  });

  const whole = byHost(async (host) => {
    const { chunk, asOf } = await now(host);
    return { body: await compressed(chunk, 'fast'), asOf };
  });

  const since = byHost(async (host, have): Promise<Sent | null> => {
    const [base, { chunk, asOf }] = [await stockBase(db, host.host, have), await now(host)];
    const changes = await changesSince(base, chunk);
    if (!changes) return null;
    return { body: await compressed(concatenated([changes]), 'strong'), asOf, base: have };
  });

  const based = byHost(async (host): Promise<Sent> => {
    const { chunk, asOf } = await now(host);
    let base = await latestStockBase(db, host.host);
    const changes = await changesSince(base, chunk);
    if (!base || !changes) {
      base = { hash: hashChunk(chunk), chunk: await compressed(chunk, 'fast') };
      await keepStockBase(db, host.host, base);
    }
    const both = concatenated([await decompressed(base.chunk), changes ?? noChanges]);
    return { body: await compressed(both, 'fast'), asOf, base: base.hash };
  });

  return {
    /** The whole of it as one chunk. */
    whole,
    /**
     * Returns the chunks that bring a device to the current stock, each after its length: the changes
     * since its base; or a base and the changes since, when it has none, when that base is not kept any
     * more, or when too much has changed. Bases are in the database, so that every server knows them.
     * @param have the base's hash, or empty
     */
    async since(host: HostConfig, have: string): Promise<Sent> {
      return (have === '' ? null : await since(host, have)) ?? (await based(host));
    },
  };
}

/** Where the stock is, for hosts that show it (N037); null for the others. */
export function warehousesForDevices(db: Db) {
  return byHost(async (host) => {
    if (host.stockDisplay !== 'per-warehouse') return null;
    const warehouses = new Map<string, WarehouseStock>();
    for (const { no, id, name, qty, reserved } of await stockByWarehouse(db, host.sorg)) {
      const one = warehouses.get(id) ?? { warehouse: name, rows: [] };
      const figures = { stock: [{ warehouse: name, qty, reserved }], arrivals: [] };
      for (const { qty: left, masked } of warehouseStock(figures, host))
        one.rows.push({ no, qty: left, masked });
      warehouses.set(id, one);
    }
    return compressed(packWarehouses([...warehouses.values()]), 'fast');
  });
}
