import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import { hasDemoData } from './demo-data.store.ts';
import { unsafeSettings } from './unsafe-settings.ts';

/** @throws a sentence for the operator naming every unsafe secret, when the mode is production */
export function refuseUnsafeSettings(config: Config): void {
  const faults = config.mode === 'production' ? unsafeSettings(config) : [];
  if (faults.length > 0)
    throw new Error(
      `Not safe for production:\n  ${faults.join('\n  ')}\nThe demo needs none of them: npm start`,
    );
}

/** Says at the start of a server in production that no proxy is configured, although nearly every one has one. */
export function warnOfMissingProxy(
  { mode, isProxySet }: Config,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void {
  if (mode === 'production' && !isProxySet)
    log.warn(
      'PANNIER_TRUST_PROXY is not set: behind a proxy all users share its address, and thirty wrong passwords of one lock out all. Set it to your proxy, or to false if there is none',
    );
}

/** @throws a sentence for the operator, when a server in production would serve the demo's logins */
export async function refuseDemoData(config: Config, db: Db): Promise<void> {
  if (config.mode !== 'production' || !(await hasDemoData(db))) return;
  const where = config.databaseUrl ? 'DATABASE_URL' : `PANNIER_DATA_DIR (${config.dataDir})`;
  throw new Error(
    'Not safe for production:\n' +
      '  The database holds the demo distributor, whose logins and password are public.\n' +
      `Choose another ${where}, or run the demo with npm start.`,
  );
}
