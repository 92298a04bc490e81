import { runScript } from '../scripts/testing/server.ts';

/**
 * Kills real browsers the moment a change is visible on the screen (R5, `e2e/killed.spec.ts`), with a
 * separate portal. Prints the time per kill, which includes start, list, change and all comparisons.
 * @param kills the number of kills, half of them at each screen size
 * @throws when a change is lost or doubled
 */
export async function benchKills(kills: number): Promise<void> {
  const started = performance.now();
  await runScript('scripts/e2e.ts', ['e2e/killed.spec.ts', '--reporter=line', '--workers=2'], {
    E2E_KILLS: String(kills),
  });
  const seconds = (performance.now() - started) / 1000;
  console.table([
    {
      what: 'browsers killed, the portal filled before included',
      kills,
      minutes: Math.round(seconds / 6) / 10,
      's/kill': Math.round((seconds / kills) * 100) / 100,
    },
  ]);
}
