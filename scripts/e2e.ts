// Browser tests against the real server on its embedded database, filled by the real importer with
// a small demo feed, and with AdventureWorks when the sample lies beside the project.
//   npm run e2e [-- arguments for playwright]
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './generate/root.ts';
import { ensureBuilt } from './start/ensure-built.ts';
import { chromiumPath } from './testing/browser.ts';
import { runScript, startServer } from './testing/server.ts';

const sample = `${root}../shared/data/adventureworks`;
const folder = mkdtempSync(join(tmpdir(), 'pannier-e2e-'));
const operatorToken = randomBytes(32).toString('hex');
const env = {
  PANNIER_DATA_DIR: join(folder, 'data'),
  PANNIER_MODE: 'production',
  PANNIER_OPERATOR_TOKEN: operatorToken,
};
let status = 1;
try {
  const browser = chromiumPath();
  await ensureBuilt();
  const feed = join(folder, 'feed');
  await runScript('scripts/feed-demo.ts', [feed, '--articles', '900', '--dealers', '600']);
  await runScript('scripts/import.ts', [feed], env);
  const withSample = existsSync(sample);
  if (withSample) {
    const out = join(folder, 'adventureworks');
    await runScript('scripts/feed-adventureworks.ts', [sample, out]);
    await runScript('scripts/import.ts', [out], env);
  } else console.log('AdventureWorks is not beside the project; its purchase is not tested.');
  const server = await startServer(env);
  try {
    const result = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        E2E_URL: server.url,
        E2E_ADVENTUREWORKS: withSample ? 'yes' : '',
        E2E_OPERATOR_TOKEN: operatorToken,
        E2E_MAIL_DIR: join(env.PANNIER_DATA_DIR, 'mail'),
        CHROMIUM_PATH: browser,
      },
    });
    status = result.status ?? 1;
  } finally {
    await server.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(status);
