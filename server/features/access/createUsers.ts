import type { Db } from '#server/db/database.ts';
import { recordEvents } from '#server/features/audit/audit.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { checkRowCount, toUploadReport } from '#server/lib/upload-report.ts';
import { type Judgement, judgeUsers } from './import/judge-users.ts';
import { insertUsers } from './import/user-rows.store.ts';
import { administratorOf, lockAdministrator } from './rights/administrator.ts';
import { auditedFields, secretFields } from './users/user-entity.ts';

/** Creates the users of a file, a portion in each call; a dry run only tells what the rules say (O163). */
export const createUsers: MutationResolvers['createUsers'] = async (_, args, ctx) => {
  const { users, dryRun } = args;
  checkRowCount(users);
  const toReport = (judgements: readonly Judgement[]) =>
    toUploadReport(
      users,
      judgements.map(({ refused }) => (refused ? { refused } : { outcome: 'added' })),
    );
  if (dryRun) return toReport(await judgeUsers(ctx.db, await administratorOf(ctx), users));
  return await once(ctx, 'createUsers', args, async (tx) => {
    const me = await lockAdministrator(tx, viewerOf(ctx));
    const judgements = await judgeUsers(tx, me, users);
    await create(tx, ctx, judgements);
    return toReport(judgements);
  });
};

async function create(tx: Db, ctx: Context, judgements: readonly Judgement[]): Promise<void> {
  const created = await insertUsers(
    tx,
    judgements.flatMap(({ values }) => values ?? []),
  );
  const events = created.map((user) => ({
    ...{ feature: 'access', id: `user:${user.id}`, action: 'created' as const },
    ...{ before: {}, after: auditedFields(user), secrets: secretFields },
  }));
  await recordEvents(tx, ctx, events);
}
