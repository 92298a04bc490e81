import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '#server/graphql/feature.ts';
import { appointOwner } from './appoint-owner.ts';
import { firstOwnerName } from './owner.rules.ts';
import { findLinkHost, hasUserWithPassword } from './owner.store.ts';

/**
 * Lets an operator into a server in production that nobody can log in to yet: the log says what to do
 * next, and holds the one-time link of the first owner once there is a host it can lead to.
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
