import * as v from 'valibot';
import type { Db } from '#server/db/database.ts';
import { hostSettings } from '#shared/host-config.ts';
import type { PasswordProblem, PasswordRules } from '#shared/validation/password.rules.ts';
import { checkPassword } from './new-password.ts';
import { findCustomerTexts, findHostContexts } from './password-context.store.ts';

/** A user as a feed describes it; it may not be in the database yet. */
export interface FedUser {
  username: string;
  name: string;
  email: string;
  areas: readonly { sorg: string; limitation: string; value: string }[];
}

/** Checks the password of one of the users. */
type CheckPassword = (
  user: FedUser,
  password: string,
) => Promise<{ problems: PasswordProblem[]; rules: PasswordRules }>;

/**
 * Checks passwords of users of a feed by the rules of their hosts: of several hosts the strictest holds.
 * Everything about hosts and customers is read at once, whatever the number of users.
 */
export async function fedPasswordCheck(db: Db, users: readonly FedUser[]): Promise<CheckPassword> {
  const hosts = await findHostContexts(db);
  const areas = users.flatMap((user) => user.areas);
  const customers = await findCustomerTexts(
    db,
    areas.filter(({ limitation }) => limitation === 'customer'),
  );
  return async (user, password) => {
    const own = hosts.filter(({ sorg }) => user.areas.some((area) => area.sorg === sorg));
    const texts = [
      user.username,
      user.name,
      user.email,
      ...own.flatMap((host) => [host.host, host.web_title, host.name, host.merchant_name]),
      ...user.areas.flatMap(({ sorg, value }) => customers.get(`${sorg} ${value}`) ?? []),
    ];
    const rules = strictest(own.map(({ config }) => config));
    return { rules, problems: await checkPassword(rules, texts, password) };
  };
}

/** The rules that satisfy all of these hosts; without a host the defaults. */
function strictest(configs: readonly unknown[]): PasswordRules {
  const rules = [{}, ...configs].map((config) => v.parse(hostSettings, config));
  return {
    minimumPasswordLength: Math.max(...rules.map((rule) => rule.minimumPasswordLength)),
    passwordComposition: rules.some((rule) => rule.passwordComposition),
  };
}
