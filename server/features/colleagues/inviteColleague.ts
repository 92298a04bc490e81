import { findHostProblems, inviteByMail } from '#server/features/access/invitations.public.ts';
import type { Context } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { createRecord } from '#server/lib/entity.ts';
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
  async check(tx, viewer, values, current) {
    const problems = await colleagueEntity.check(tx, viewer, values, current);
    if (problems.length > 0) return problems;
    const sorgs = values.customers.map(({ sorg }) => sorg);
    return await findHostProblems(tx, sorgs, 'user.customers');
  },
  async insert(tx, viewer, values) {
    const managed = await colleagueEntity.insert(tx, viewer, values);
    await inviteByMail(tx, ctx, [managed.user]);
    return managed;
  },
  audited: (managed) => ({ ...colleagueEntity.audited(managed), invitation: 'mailed' }),
});
