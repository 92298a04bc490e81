import { runScript } from '../scripts/testing/server.ts';

/**
 * Kills real browsers the moment a change stands on the screen (R5, `e2e/killed.spec.ts`), with a portal
 * of their own, and says how long each took: start, list, change and all that is compared.
 * @param kills how many, half of them at each size of the screen
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
