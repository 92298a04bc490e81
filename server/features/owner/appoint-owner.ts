import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { type AuditEvent, recordAudit } from '#server/features/audit/audit.public.ts';
import { issueOperatorLink, operatorLinkHours } from '#server/features/session/session.public.ts';
import { Problem } from '#server/lib/problem.ts';
import { publicOrigin } from '#server/lib/public-origin.ts';
import { ensureOwnerRole, findLinkHost, saveOwner } from './owner.store.ts';

/** The user whom the operator makes an owner. */
export interface OwnerRequest {
  username: string;
  /** Null keeps the present address. */
  email: string | null;
  /** The sales organisation at whose host the password is set; null takes the first. */
  sorg: string | null;
}

/** An owner, and the address at which the password is set once. */
export interface AppointedOwner {
  username: string;
  isNew: boolean;
  link: string;
  hours: number;
}

/**
 * Makes a user an owner, who may do and grant everything, and makes the one-time link to set the
 * password. The user is created when there is none of the name; a present one keeps its password until
 * the link is used.
 * @throws 409 NO_HOST while no host is there that the link could lead to
 */
export async function appointOwner(
  { db, config }: { db: Db; config: Pick<Config, 'publicUrl' | 'port'> },
  { username, email, sorg }: OwnerRequest,
  source: Pick<AuditEvent, 'address' | 'requestId'> = {},
): Promise<AppointedOwner> {
  const host = await findLinkHost(db, sorg);
  if (!host) {
    const where = sorg === null ? 'There is no host' : `Sales organisation ${sorg} has no host`;
    throw new Problem(409, 'NO_HOST', `${where} yet: import sales_orgs.csv and hosts.csv first`);
  }
  const language = host.languages[0] ?? 'en-us';
  const { id, isNew, token } = await transact(db, async (tx) => {
    await ensureOwnerRole(tx);
    const owner = await saveOwner(tx, { username, email, language });
    return { ...owner, token: await issueOperatorLink(tx, { userId: owner.id, sorg: host.sorg }) };
  });
  const detail = { user: id, role: 'owner', isNew };
  await recordAudit(db, { kind: 'rights.changed', actor: 'operator', ...source, detail });
  const link = `${publicOrigin(config, host.host)}/${language}/login#reset=${token}`;
  return { username, isNew, link, hours: operatorLinkHours };
}
