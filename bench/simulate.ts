import { runScript } from '../scripts/testing/server.ts';

/**
 * Seeds of the simulator and how many a second it does, which it prints itself.
 * @param seeds how many
 * @throws when one of them fails
 */
export async function benchSimulate(seeds: number): Promise<void> {
  const started = performance.now();
  // Uses fixed seeds, far from those of the tests.
  await runScript('scripts/simulate.ts', ['--seeds', String(seeds), '--from', '1000001']);
  const seconds = (performance.now() - started) / 1000;
  console.table([
    {
      what: 'simulator, start and five seeds run twice included',
      seeds,
      seconds: Math.round(seconds),
      'seeds/s': Math.round((seeds / seconds) * 100) / 100,
    },
  ]);
}
