import type { NextArrival, StockLevel, WarehouseStock } from '#server/graphql/generated/types.ts';
import { maskQty } from '#shared/catalog-engine/answers/stock.rules.ts';
import { addMonths } from '#shared/days.ts';
import type { HostSettings } from '#shared/host-config.ts';

export interface WarehouseQty {
  /** Name of the warehouse. */
  warehouse: string;
  qty: number;
  reserved: number;
}

export interface Arrival {
  /** YYYY-MM-DD */
  date: string;
  qty: number;
}

/** Stock and arrivals of an article, or of several together. */
export interface StockFigures {
  stock: WarehouseQty[];
  arrivals: Arrival[];
}

type StockSettings = Pick<
  HostSettings,
  | 'maskStock'
  | 'maskNextArrival'
  | 'nextArrivalDisplay'
  | 'nextArrivalMonth'
  | 'stockDisplay'
  | 'futureConfirmationDisplay'
>;

/** Pieces that can be ordered: what there is without what is reserved, never less than nothing. */
export function available(stock: readonly Omit<WarehouseQty, 'warehouse'>[]): number {
  return Math.max(
    0,
    stock.reduce((sum, { qty, reserved }) => sum + qty - reserved, 0),
  );
}

/**
 * The first day goods arrive from today on, with what arrives that day in all warehouses; without
 * the quantity above maskNextArrival (N030); null when the host does not show it or it lies more
 * than nextArrivalMonth months ahead (N031).
 */
export function nextArrival(
  arrivals: readonly Arrival[],
  host: StockSettings,
  today: string,
): NextArrival | null {
  if (!host.nextArrivalDisplay) return null;
  return comingDays(arrivals, host, today)[0] ?? null;
}

/** The number of arrivals that are useful for planning. */
const mostArrivals = 12;

/** All days goods arrive, as `nextArrival`, where the host shows what is confirmed (F038, N033). */
export function futureArrivals(
  arrivals: readonly Arrival[],
  host: StockSettings,
  today: string,
): NextArrival[] {
  return host.futureConfirmationDisplay
    ? comingDays(arrivals, host, today).slice(0, mostArrivals)
    : [];
}

function comingDays(
  arrivals: readonly Arrival[],
  { maskNextArrival, nextArrivalMonth }: StockSettings,
  today: string,
): NextArrival[] {
  if (arrivals.length === 0) return [];
  const last = nextArrivalMonth === null ? null : addMonths(today, nextArrivalMonth);
  const days = new Map<string, number>();
  for (const { date, qty } of arrivals)
    if (date >= today && (last === null || date <= last))
      days.set(date, (days.get(date) ?? 0) + qty);
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, qty]) => {
      const mask = maskNextArrival !== null && qty > maskNextArrival;
      return { date, qty: mask ? null : qty, mask };
    });
}

/** Returns the combined stock of all warehouses as the host displays it. */
export function stockLevel(figures: StockFigures, host: StockSettings, today: string): StockLevel {
  return {
    ...maskQty(available(figures.stock), host.maskStock),
    nextArrival: nextArrival(figures.arrivals, host, today),
  };
}

/** Stock per warehouse when the host's stockDisplay says so (N037), else nothing. */
export function warehouseStock({ stock }: StockFigures, host: StockSettings): WarehouseStock[] {
  if (host.stockDisplay !== 'per-warehouse') return [];
  return stock.map((row) => ({
    warehouse: row.warehouse,
    ...maskQty(available([row]), host.maskStock),
  }));
}
