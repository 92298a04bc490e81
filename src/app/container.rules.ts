import { paths } from './paths.ts';

/** Pages of wide tables and charts. */
const wide: readonly string[] = [paths.salesOverview(), paths.salesOverviewNew()];

/** The classes of a page's container: 1400 px on the sales overview, else 1200 px (U052). */
export function containerClass(path: string): string {
  return wide.includes(path) ? 'page max-w-[1400px]' : 'page';
}
