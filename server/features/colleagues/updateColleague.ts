import { inviteByMail } from '#server/features/access/invitations.public.ts';
import type { Context } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { changeRecord } from '#server/lib/entity.ts';
import { toColleagueValues } from './colleague.rules.ts';
import { colleagueEntity } from './colleague-entity.ts';

/** Changes a user of the own shop. Codes: those of `inviteColleague`; NOT_YOURSELF. */
export const updateColleague: MutationResolvers['updateColleague'] = (_, args, ctx) =>
  changeRecord(ctx, 'updateColleague', args, changedColleague(ctx), toColleagueValues(args.user));

const changedColleague = (ctx: Context): typeof colleagueEntity => ({
  ...colleagueEntity,
  async update(tx, viewer, before, values) {
    const managed = await colleagueEntity.update(tx, viewer, before, values);
    // Another address has ended the link that was mailed to the former one.
    if (!before.user.hasPassword && before.user.email !== managed.user.email)
      await inviteByMail(tx, ctx, [managed.user]);
    return managed;
  },
});
