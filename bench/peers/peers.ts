import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { calculatePercentile } from '../percentile.ts';
import type { Measured } from './measure-peer.ts';
import { type Answer, facetFields } from './peer.ts';
import { peers } from './peer-list.ts';

const script = fileURLToPath(new URL('./measure-peer.ts', import.meta.url));

function measure(name: string, articles: number): Measured {
  const folder = mkdtempSync(join(tmpdir(), 'pannier-peers-'));
  try {
    const file = join(folder, 'measured.json');
    const options = ['--expose-gc', '--max-old-space-size=8192'];
    execFileSync(process.execPath, [...options, script, name, String(articles), file], {
      stdio: 'inherit',
    });
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Of a facet our engine gives the values of most articles. */
const mostValues = 300;

/** Whether an engine agrees with ours on count, prices of the page and facets, where it has them. */
function agrees({ count, prices, facets }: Answer, ours: Answer | undefined): boolean {
  if (count !== ours?.count || (prices && String(prices) !== String(ours.prices))) return false;
  return facetFields.every((field) => {
    const [theirs, own] = [facets?.[field] ?? {}, ours.facets?.[field] ?? {}];
    const values = Object.entries(own);
    const whole = values.length === mostValues || values.length === Object.keys(theirs).length;
    return whole && values.every(([value, n]) => theirs[value] === n);
  });
}

function toRow(name: string, kind: 'filter' | 'search', measured: Measured, ours: Measured) {
  const answered = measured[kind];
  // To a hundredth; ours on the questions that the other answered as well.
  const at = (of: Measured, share: number) => {
    const times = of[kind].slice(0, answered.length).map(({ ms }) => ms * 10);
    return Number((calculatePercentile(times, share) / 10).toFixed(2));
  };
  const ratio = (share: number) => Number((at(measured, share) / at(ours, share)).toFixed(1));
  const agreed = answered.filter(({ answer }, nth) => agrees(answer, ours[kind][nth]?.answer));
  return {
    engine: name,
    'p50 ms': at(measured, 0.5),
    'p99 ms': at(measured, 0.99),
    'p50 / ours': ratio(0.5),
    'p99 / ours': ratio(0.99),
    agrees: `${agreed.length} of ${answered.length}`,
    'ready s': Math.round(measured.readyMs / 100) / 10,
    'memory MB': Math.round(measured.memoryMb),
  };
}

/**
 * The same questions, none asked before, to our engine and to others of npm, each in a process of its own. Filters are
 * answered with the 12 cheapest, their number and seven facets; a search with its 12 best and their number.
 */
export async function benchPeers(articles: number): Promise<void> {
  const all = Object.keys(peers).map((name) => ({ name, measured: measure(name, articles) }));
  const ours = all[0]?.measured as Measured;
  for (const kind of ['filter', 'search'] as const) {
    console.log(`${kind}, ${articles.toLocaleString('en')} articles`);
    console.table(
      all
        .filter(({ measured }) => measured[kind].length > 0)
        .map(({ name, measured }) => toRow(name, kind, measured, ours)),
    );
  }
}
