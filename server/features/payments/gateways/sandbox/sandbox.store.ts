import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { GatewayEvent, SavedMethod } from '../gateway.ts';
import type { SandboxPayment } from './sandbox.rules.ts';
import type { Behavior, Entered } from './test-numbers.rules.ts';

const columns = sql`p.reference, p.asked, p.status, p.amount, p.reason,
  p.virtual_account_no as "virtualAccountNo", p.next_status as "nextStatus", p.next_at as "nextAt",
  p.behavior, p.token, p.display`;

async function find(db: Db, condition: RawBuilder<SqlBool>, lock: boolean) {
  const { rows } = await sql<SandboxPayment>`
    select ${columns} from sandbox_payment p where ${condition}
    ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** Stores a payment unless one with its key is there already. @returns whether it is new */
export async function insertPayment(db: Db, payment: SandboxPayment): Promise<boolean> {
  const { asked, virtualAccountNo, nextAt, behavior, ...rest } = payment;
  const stored = await db
    .insertInto('sandbox_payment')
    .values({
      reference: rest.reference,
      key: asked.key,
      asked: JSON.stringify(asked),
      behavior,
      status: rest.status,
      amount: rest.amount,
      reason: rest.reason,
      token: rest.token,
      virtual_account_no: virtualAccountNo,
      next_status: rest.nextStatus,
      next_at: nextAt,
      display: rest.display,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('reference')
    .executeTakeFirst();
  return stored !== undefined;
}

export function findByKey(db: Db, key: string): Promise<SandboxPayment | null> {
  return find(db, sql`p.key = ${key}`, false);
}

export function findPayment(db: Db, reference: string): Promise<SandboxPayment | null> {
  return find(db, sql`p.reference = ${reference}`, false);
}

/** Reads a payment and locks it until the transaction ends. */
export function lockPayment(tx: Db, reference: string): Promise<SandboxPayment | null> {
  return find(tx, sql`p.reference = ${reference}`, true);
}

export async function updatePayment(tx: Db, payment: SandboxPayment): Promise<void> {
  await tx
    .updateTable('sandbox_payment')
    .set({
      status: payment.status,
      amount: payment.amount,
      reason: payment.reason,
      next_status: payment.nextStatus,
      next_at: payment.nextAt,
      behavior: payment.behavior,
      token: payment.token,
      display: payment.display,
    })
    .where('reference', '=', payment.reference)
    .execute();
}

/** References of payments whose next step is due, at most 100. */
export async function duePayments(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select reference from sandbox_payment where next_at <= ${now}
    order by next_at, reference limit 100`.execute(db);
  return rows.map(({ reference }) => reference);
}

/** Notes a refund once for its key. @returns false when more than was paid would be paid back */
export async function insertRefund(
  tx: Db,
  refund: { key: string; reference: string; amount: number },
): Promise<boolean> {
  const isNew = await tx
    .insertInto('sandbox_refund')
    .values(refund)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!isNew) return true;
  const { rows } = await sql`
    update sandbox_payment set refunded = refunded + ${refund.amount}
    where reference = ${refund.reference} and refunded + ${refund.amount} <= amount
    returning reference`.execute(tx);
  return rows.length > 0;
}

export async function insertToken(tx: Db, token: string, entered: Entered): Promise<void> {
  await tx
    .insertInto('sandbox_token')
    .values({ token, ...entered })
    .execute();
}

export async function findToken(
  db: Db,
  token: string,
): Promise<(SavedMethod & { behavior: Behavior }) | null> {
  const found = await db
    .selectFrom('sandbox_token')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirst();
  return found ? { ...found, behavior: found.behavior as Behavior } : null;
}

export async function deleteToken(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sandbox_token').where('token', '=', token).execute();
}

export async function insertEvent(tx: Db, event: GatewayEvent): Promise<void> {
  await tx
    .insertInto('sandbox_event')
    .values({ id: event.id, body: JSON.stringify(event) })
    .execute();
}

/** Events that the portal has not confirmed, the newest first; at most 100. */
export async function openEvents(db: Db): Promise<{ id: string; event: GatewayEvent }[]> {
  const { rows } = await sql<{ id: string; event: GatewayEvent }>`
    select id, body as event from sandbox_event where confirmed_at is null
    order by no desc limit 100`.execute(db);
  return rows;
}

export async function confirmEvents(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('sandbox_event')
    .set({ confirmed_at: now })
    .where('id', 'in', [...ids])
    .execute();
}
