import { findTooMany, inviteByMail } from '#server/features/access/invitations.public.ts';
import { noteNewAddress } from '#server/features/session/new-address.public.ts';
import type { Context } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { changeRecord, checked } from '#server/lib/entity.ts';
import { toColleagueValues } from './colleague.rules.ts';
import { colleagueEntity } from './colleague-entity.ts';

/** Changes a user of the own shop. Codes: those of `inviteColleague`; NOT_YOURSELF, TOO_MANY_INVITATIONS. */
export const updateColleague: MutationResolvers['updateColleague'] = (_, args, ctx) =>
  changeRecord(ctx, 'updateColleague', args, changedColleague(ctx), toColleagueValues(args.user));

/** Another address ends the link that was mailed to the former one, so that a user without a password needs a new one. */
const needsLink = (user: { hasPassword: boolean; email: string }, { email }: { email: string }) =>
  !user.hasPassword && user.email !== email;

const changedColleague = (ctx: Context): typeof colleagueEntity => ({
  ...colleagueEntity,
  async check(tx, owner, values, current) {
    const checks = await colleagueEntity.check(tx, owner, values, current);
    if ('userErrors' in checks || !current || !needsLink(current, values)) return checks;
    return checked(await findTooMany(tx, current.id, 'user.email'), values);
  },
  async update(tx, owner, before, values) {
    const user = await colleagueEntity.update(tx, owner, before, values);
    await noteNewAddress(tx, ctx, before, user.email);
    if (needsLink(before, user)) await inviteByMail(tx, ctx, [user]);
    return user;
  },
});
