import type { Db } from '#server/db/database.ts';
import { given } from '#server/testing/given.ts';

const externalId = 'PROUTBOX';
const fileOf = (kind: string, nth: number) => `outbox-${kind}-${nth}`;
const bodyOf = (kind: string, nth: number) => ({ file: fileOf(kind, nth), externalId });

/** The bodies that add papers of a kind to the request of `givenPapers`. */
export const paperBodies = (kind: 'receipt' | 'document') => ({
  body: bodyOf(kind, 1),
  other: bodyOf(kind, 2),
  bad: { ...bodyOf(kind, 1), externalId: 'unknown' },
  refusedToStranger: true,
});

/** Inserts a pending request of dealer1, and files that dealer1 has uploaded for it and not added; again each time. */
export async function givenPapers(db: Db): Promise<void> {
  await db.deleteFrom('payment_request').where('external_id', '=', externalId).execute();
  await given({ db }).paymentRequest({ no: externalId });
  const { id: user_id } = await db
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', 'dealer1')
    .executeTakeFirstOrThrow();
  const content = { sorg: '2000', hash: externalId };
  await db
    .insertInto('stored_content')
    .values({ ...content, place: externalId, type: 'application/pdf', bytes: 1_000 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const kind of ['receipt', 'document'])
    for (const nth of [1, 2])
      await db
        .insertInto('stored_file')
        .values({
          ...content,
          id: fileOf(kind, nth),
          purpose: `payments/${kind}`,
          user_id,
          name: `${kind}-${nth}.pdf`,
          owner_id: null,
        })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ owner_id: null }))
        .execute();
}
