import type { Db } from '#server/db/database.ts';
import { recordEvents } from '#server/features/audit/audit.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { checkRowCount, toUploadReport } from '#server/lib/upload-report.ts';
import { inviteByMail } from '../invitations/invite.ts';
import { administratorOf, lockAdministrator } from '../rights/administrator.ts';
import { auditedFields, personalFields } from '../users/user-entity.ts';
import { insertUsers } from './user-rows.store.ts';
import { type UserValidation, validateUsers } from './validate-users.ts';

/** Creates and invites the users of a file, a portion in each call; a dry run only tells what the rules say (O163). */
export const createUsers: MutationResolvers['createUsers'] = async (_, args, ctx) => {
  const { users, dryRun, invite } = args;
  checkRowCount(users);
  const toReport = (validations: readonly UserValidation[]) =>
    toUploadReport(
      users,
      validations.map(({ refused }) => (refused ? { refused } : { outcome: 'added' })),
    );
  if (dryRun) return toReport(await validateUsers(ctx.db, await administratorOf(ctx), args));
  return await once(ctx, 'createUsers', args, async (tx) => {
    const me = await lockAdministrator(tx, viewerOf(ctx));
    const validations = await validateUsers(tx, me, args);
    await create(tx, ctx, { validations, invite: invite === true });
    return toReport(validations);
  });
};

async function create(
  tx: Db,
  ctx: Context,
  { validations, invite }: { validations: readonly UserValidation[]; invite: boolean },
): Promise<void> {
  const created = await insertUsers(
    tx,
    validations.flatMap(({ values }) => values ?? []),
  );
  const invited = await inviteByMail(tx, ctx, invite ? created : []);
  const events = created.map((user) => ({
    feature: 'access',
    id: `user:${user.id}`,
    action: 'created' as const,
    before: {},
    personal: personalFields,
    after: { ...auditedFields(user), ...(invited.has(user.id) && { invitation: 'mailed' }) },
  }));
  await recordEvents(tx, ctx, events);
}
