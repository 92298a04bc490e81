import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Db } from '#server/db/database.ts';
import { recordAudit } from '#server/features/audit/audit.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { ruleErrors } from '#server/lib/rule-errors.ts';
import { limits } from '#shared/validation/limits.ts';
import { atMost, required } from '#shared/validation/rules.ts';
import {
  type Challenge,
  findChallenge,
  findSessionFamily,
  type Purpose,
  takeChallenge,
} from './challenge.store.ts';
import { keepRecoveryCodes } from './codes.store.ts';
import { sendFactorNotice } from './factor-notice.ts';
import { relyingPartyOf } from './passkeys.ts';
import { hasSecondFactor, policyFor } from './policy.rules.ts';
import type { SecondFactorKit } from './prove.ts';
import { lockSecondFactors, readSecondFactors } from './second-factors.store.ts';
import { type NewFactor, type ReadFactor, readNewFactor, storeFactor } from './set-up.ts';

export function kitOf(ctx: Context): SecondFactorKit {
  return {
    db: ctx.db,
    keyFor: ctx.keyFor,
    party: relyingPartyOf(ctx.host, ctx.originOf(ctx.host.host)),
  };
}

/** The second factors of the viewer, and what applies to them. */
export async function ownFactors(ctx: Context, db: Db = ctx.db) {
  const { userId, scopes } = viewerOf(ctx);
  const factors = await readSecondFactors(db, userId);
  return { factors, policy: policyFor(factors.policy, scopes, ctx.host) };
}

/** The key of what this session has begun: only it can go on. */
export async function sessionKey(ctx: Context, purpose: Purpose, db: Db = ctx.db): Promise<string> {
  const family = await findSessionFamily(db, ctx.refreshHash ?? '');
  return createHash('sha256').update(`${purpose} ${family}`).digest('base64url');
}

/** Returns the challenge that this session has begun; null when it is expired, used, or of another user. */
export async function ownChallenge(ctx: Context, purpose: Purpose): Promise<Challenge | null> {
  const challenge = await findChallenge(ctx.db, await sessionKey(ctx, purpose), [purpose]);
  return challenge?.userId === viewerOf(ctx).userId ? challenge : null;
}

export const secondFactorOff = userError(
  '',
  'SECOND_FACTOR_OFF',
  'Your group role logs in without a second factor',
);
export const unknownFactor = userError('id', 'UNKNOWN_RECORD', 'No such second factor');
const wrong = (field: string) => userError(field, 'SECOND_FACTOR_WRONG', 'This is not right');
const lastOne = userError('id', 'LAST_SECOND_FACTOR', 'You need at least one second factor');

/** The problems of the name of a passkey. */
export const nameProblems = (name: string) =>
  ruleErrors(
    v.object({ name: v.pipe(v.string(), v.trim(), required, atMost(limits.text)) }),
    { name },
    '',
  );

/** Reads what the viewer shows for a factor that this session has begun. @returns null when it is not good */
export async function readOwnFactor(ctx: Context, purpose: Purpose, shown: NewFactor) {
  const challenge = await ownChallenge(ctx, purpose);
  const factor = challenge && (await readNewFactor(kitOf(ctx), challenge, shown));
  return factor && { challenge, factor };
}

/**
 * Stores what `readOwnFactor` has read. @param keep takes the recovery codes, which are not stored with the answer
 */
export async function addFactor(
  tx: Db,
  ctx: Context,
  read: { challenge: Challenge; factor: ReadFactor } | null,
  { field, keep }: { field: string; keep: (codes: string[]) => void },
) {
  if (!read || !(await takeChallenge(tx, read.challenge))) return failure([wrong(field)]);
  const { userId } = viewerOf(ctx);
  const { kind } = read.factor;
  const codes = await storeFactor(tx, userId, read.factor);
  if (!codes) return failure([wrong(field)]);
  keep(codes);
  const event = { ...ctx.auditSource, kind: 'second-factor.added' } as const;
  await recordAudit(tx, { ...event, detail: { factor: kind } });
  await sendFactorNotice(tx, ctx.jobs, { userId, host: ctx.host.host, change: `${kind}-added` });
  return { message: success('Second factor added'), userErrors: [] };
}

/** Removes a second factor, and with the last one the recovery codes. @param remove returns whether there was one */
export async function removeFactor(
  tx: Db,
  ctx: Context,
  kind: ReadFactor['kind'],
  remove: (userId: number) => Promise<boolean>,
) {
  const { userId } = viewerOf(ctx);
  await lockSecondFactors(tx, userId);
  if (!(await remove(userId))) return failure([unknownFactor]);
  const { factors, policy } = await ownFactors(ctx, tx);
  if (!hasSecondFactor(factors)) {
    // The refusal rolls the removal back.
    if (policy === 'required') return failure([lastOne]);
    await keepRecoveryCodes(tx, userId, []);
  }
  const detail = { factor: kind };
  await recordAudit(tx, { ...ctx.auditSource, kind: 'second-factor.removed', detail });
  await sendFactorNotice(tx, ctx.jobs, { userId, host: ctx.host.host, change: `${kind}-removed` });
  return { message: success('Second factor removed'), userErrors: [] };
}
