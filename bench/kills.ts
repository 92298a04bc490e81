import { runScript } from '../scripts/testing/server.ts';

/**
 * Kills real browsers the moment a change is visible on the screen (R5), with a separate portal. Prints the time
 * per kill, which includes start, list, change and all comparisons.
 * @param spec the test that kills so many: by default of changes in the cart
 * @throws when a change is lost or doubled
 */
export async function benchKills(kills: number, spec = 'e2e/killed.spec.ts'): Promise<void> {
  const started = performance.now();
  // Each browser that starts refreshes its session, and a user may do that 300 times in 15 minutes.
  const settings = { E2E_KILLS: String(kills), PANNIER_CALL_LIMITS: 'off' };
  await runScript('scripts/e2e.ts', [spec, '--reporter=line'], settings);
  const seconds = (performance.now() - started) / 1000;
  console.table([
    {
      what: `${spec}: browsers killed, the portal filled before included`,
      kills,
      minutes: Math.round(seconds / 6) / 10,
      's/kill': Math.round((seconds / kills) * 100) / 100,
    },
  ]);
}
