import type { Db } from '#server/db/database.ts';
import { today } from '#server/features/pricing/pricing.public.ts';
import { cached } from '#server/lib/cached.ts';
import { packStock } from '#shared/catalog-engine/format/pack.ts';
import { packWarehouses, type WarehouseStock } from '#shared/catalog-engine/format/warehouses.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { stockByWarehouse, wholeStock } from './device.store.ts';
import { compressed } from './snapshot/chunk-files.ts';
import { stockLevel, warehouseStock } from './stock.rules.ts';

/** What is made for a host at most once a minute. */
function byHost<Made>(
  make: (host: HostConfig) => Promise<Made>,
): (host: HostConfig) => Promise<Made> {
  const hosts = new Map<string, HostConfig>();
  const load = cached(60_000, (name: string) => make(hosts.get(name) as HostConfig));
  return (host) => {
    hosts.set(host.host, host);
    return load(host.host);
  };
}

/** The whole stock as a host shows it, packed and compressed, and when it was so (ISO). */
export function stockForDevices(db: Db) {
  return byHost(async (host) => {
    const [asOf, day] = [new Date().toISOString(), today()];
    const rows = [...(await wholeStock(db, host.sorg, day))].flatMap(([no, figures]) => {
      const { nextArrival: next, ...level } = stockLevel(figures, host, day);
      return level.qty > 0 || level.masked || next ? [{ no, ...level, next }] : [];
    });
    rows.sort((a, b) => a.no - b.no);
    return { body: await compressed(packStock(rows), 'fast'), asOf };
  });
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
