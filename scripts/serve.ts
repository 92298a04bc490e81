// npm run serve: the server in production (docs/operations.md). It loads no demo, builds nothing, and
// refuses default secrets and a database that holds the demo.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { explain, start } from '#server/main.ts';
import { stopOnSignals } from './start/stop-on-signals.ts';

try {
  const config = readConfig({ ...process.env, PANNIER_MODE: 'production' });
  if (!existsSync(join(config.distDir, 'index.html')))
    throw new Error(
      `Wrong settings:\n  There is no built client in ${config.distDir}. Build it with: npm run build`,
    );
  const { stop } = await start(config);
  stopOnSignals(stop);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
