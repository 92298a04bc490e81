import type { Db } from '#server/db/database.ts';

/** A request to do something once: who, under which key, and what exactly. */
export interface Claim {
  userId: number;
  key: string;
  operation: string;
  bodyHash: string;
}

export interface EarlierAnswer {
  operation: string;
  bodyHash: string;
  answer: unknown;
}

/**
 * Takes the key for this transaction. A second transaction with the same key waits here until the
 * first has ended: it then finds the first one's answer, or takes the key when the first failed.
 * @returns null when the key is now ours, else what is kept under it
 */
export async function takeKey(tx: Db, claim: Claim): Promise<EarlierAnswer | null> {
  const taken = await tx
    .insertInto('processed_operation')
    .values({
      user_id: claim.userId,
      key: claim.key,
      operation: claim.operation,
      body_hash: claim.bodyHash,
      answer: 'null',
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (taken) return null;
  return await tx
    .selectFrom('processed_operation')
    .select(['operation', 'body_hash as bodyHash', 'answer'])
    .where('user_id', '=', claim.userId)
    .where('key', '=', claim.key)
    .executeTakeFirstOrThrow();
}

/** Stores the answer under a key that was taken in the same transaction as its effect. */
export async function keepAnswer(tx: Db, claim: Claim, answer: unknown): Promise<void> {
  await tx
    .updateTable('processed_operation')
    .set({ answer: JSON.stringify(answer) })
    .where('user_id', '=', claim.userId)
    .where('key', '=', claim.key)
    .execute();
}
