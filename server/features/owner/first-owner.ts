import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '#server/graphql/feature.ts';
import { appointOwner } from './appoint-owner.ts';
import { firstOwnerName } from './owner.rules.ts';
import { findLinkHost, hasUserWithPassword } from './owner.store.ts';

/**
 * Helps an operator into a production server that no user can log in to: the log says what to do next, and
 * has the one-time link of the first owner once there is a host for it.
 */
export async function welcomeFirstOwner(
  { config, db }: Pick<Services, 'config' | 'db'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  if (config.mode !== 'production' || (await hasUserWithPassword(db))) return;
  if (!(await findLinkHost(db, null))) {
    log.warn(
      'no host yet: import sales_orgs.csv and hosts.csv, then npm run access -- owner <name>',
    );
    return;
  }
  const owner = { username: firstOwnerName, email: null, sorg: null };
  const { username, link, hours } = await appointOwner({ db, config }, owner);
  log.warn(
    { username, link, hours },
    'nobody can log in yet: the first owner sets the password here',
  );
}
