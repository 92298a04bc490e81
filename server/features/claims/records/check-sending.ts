import type { Db } from '#server/db/database.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { findMissingFiles } from '#shared/claims/claim-files.rules.ts';
import { getDayIn, startOfDay } from '#shared/days.ts';
import type { HostConfig } from '#shared/host-config.ts';
import {
  type ClaimFacts,
  countSince,
  findClaimFacts,
  findOpenClaim,
  lockSending,
} from './claim-facts.store.ts';
import { type ClaimValues, hasConsumer, hasFile } from './claim-values.ts';

/** The most claims of a customer in a day. */
const mostClaims = 50;

const needed = (field: string) => userError(`input.${field}`, 'REQUIRED', `${field} is needed`);

/** Finds what a claim lacks that is no draft (N086, B223 to B226, B232). */
export function findGaps(
  values: ClaimValues,
  { article, ofBrand }: Pick<ClaimFacts, 'article' | 'ofBrand'>,
  host: HostConfig,
): UserError[] {
  const { productCategory, frameNormal, problems } = values;
  const mayLackCode = host.claimNonCode && host.claimAllowNonCode;
  const gaps = [
    ...(values.article === null && !mayLackCode ? [needed('articleCode')] : []),
    ...(productCategory === 'Bike' && frameNormal === '' ? [needed('frameNumber')] : []),
    ...(values.purchaseDate === null ? [needed('purchaseDate')] : []),
    ...(values.description === '' ? [needed('description')] : []),
    ...(host.claimProblemRequired && problems.length === 0 ? [needed('problems')] : []),
  ];
  const asked = {
    productCategory,
    hasSerial: article?.hasSerial ?? false,
    hasConsumer: hasConsumer(values),
    idCard: host.claimIdCard,
    ofBrand,
  };
  const missing = findMissingFiles(asked, (place) => hasFile(values, place));
  return [
    ...gaps,
    ...missing.map(({ place, code }) => userError(`input.${place}`, code, `${place} is needed`)),
  ];
}

/** Finds why a claim cannot be stored today: too many of its customer. It waits for others who do so at the same time. */
export async function findLimit(tx: Db, ctx: Context, customer: string): Promise<UserError[]> {
  const { sorg } = viewerOf(ctx);
  const { timeZone } = ctx.host;
  await lockSending(tx, sorg, customer);
  const since = startOfDay(timeZone, getDayIn(timeZone));
  if ((await countSince(tx, { sorg, customer }, since)) < mostClaims) return [];
  const message = `A customer may make ${mostClaims} claims a day`;
  return [userError('input', 'TOO_MANY_CLAIMS', message, { most: mostClaims })];
}

/** Finds why a complete claim cannot be sent: PAA claims are off, or it repeats one that is open. */
export async function findRefusal(tx: Db, ctx: Context, values: ClaimValues): Promise<UserError[]> {
  if (values.productCategory === 'PAA' && !ctx.host.claimAllowPAA)
    return [userError('input', 'PAA_CLAIMS_OFF', 'Claims for parts are not taken')];
  if ((await findOpenClaim(tx, viewerOf(ctx), values)) === null) return [];
  const message = 'There is an open claim for this frame and problem';
  return [userError('input.frameNumber', 'ALREADY_CLAIMED', message)];
}

/** Finds why a stored draft cannot be sent. */
export async function findDraftProblems(
  tx: Db,
  ctx: Context,
  values: ClaimValues,
): Promise<UserError[]> {
  const asked = { ...values, problems: [] };
  const facts = await findClaimFacts(tx, viewerOf(ctx).sorg, asked);
  const gaps = findGaps(values, facts, ctx.host);
  if (gaps.length > 0) return gaps;
  const limit = await findLimit(tx, ctx, values.customer);
  return limit.length > 0 ? limit : findRefusal(tx, ctx, values);
}
