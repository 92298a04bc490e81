import { findHostProblems, inviteByMail } from '#server/features/access/invitations.public.ts';
import type { Context } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { checked, createRecord } from '#server/lib/entity.ts';
import { toColleagueValues } from './colleague.rules.ts';
import { colleagueEntity } from './colleague-entity.ts';

/**
 * Creates a user of the own shop, who gets a link to set a password by mail. Codes: those of `findColleagueProblems`;
 * USERNAME_TAKEN, NO_HOST.
 */
export const inviteColleague: MutationResolvers['inviteColleague'] = (_, args, ctx) =>
  createRecord(ctx, 'inviteColleague', args, invitedColleague(ctx), toColleagueValues(args.user));

const invitedColleague = (ctx: Context): typeof colleagueEntity => ({
  ...colleagueEntity,
  async check(tx, owner, values, current) {
    const checks = await colleagueEntity.check(tx, owner, values, current);
    if ('userErrors' in checks) return checks;
    const sorgs = values.customers.map(({ sorg }) => sorg);
    return checked(await findHostProblems(tx, sorgs, 'user.customers'), values);
  },
  async insert(tx, owner, values) {
    const user = await colleagueEntity.insert(tx, owner, values);
    await inviteByMail(tx, ctx, [user]);
    return user;
  },
  audited: (user) => ({ ...colleagueEntity.audited(user), invitation: 'mailed' }),
});
