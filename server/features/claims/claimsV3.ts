import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { checkedText, pageInfo, parsePage } from '#server/lib/paging.ts';
import { addDays, startOfDay } from '#shared/days.ts';
import { mostTypedCharacters, parseSerial } from '#shared/serials/parse-serial.ts';
import { toClaim } from './records/claim.store.ts';
import {
  type ClaimFilter,
  claimPage,
  countByStatus,
  readClaimChoices,
} from './records/claim-list.store.ts';

/** A page of claims with their counts, the newest first. */
export const claimsV3: QueryResolvers['claimsV3'] = async (_, args, ctx) => {
  const page = parsePage(args, 100);
  const viewer = viewerOf(ctx);
  const asOf = new Date().toISOString();
  const { status, brand, custCode, frameNumber } = args;
  for (const [name, text] of Object.entries({ status, brand, custCode }))
    checkedText(text ?? '', name);
  const typed = checkedText(frameNumber ?? '', 'frameNumber', mostTypedCharacters);
  const { timeZone } = ctx.host;
  const filter: ClaimFilter = {
    status: status || null,
    productCategory: args.productCategory ?? null,
    brand: brand || null,
    custCode: custCode || null,
    from: args.from ? startOfDay(timeZone, args.from) : null,
    before: args.to ? startOfDay(timeZone, addDays(args.to, 1)) : null,
    // A text that is no number is found nowhere.
    frame: typed === '' ? null : (parseSerial(typed).normal ?? ''),
    waitingFor: args.waitingForMe ? viewer : null,
  };
  const asked = { filter, search: toSearchPatterns(args.search) };
  const reader = { viewer, locale: ctx.locale };
  const [{ rows, count }, counts, choices] = await Promise.all([
    claimPage(ctx.db, reader, { ...asked, sort: args.sort ?? null, page }),
    countByStatus(ctx.db, viewer, asked),
    readClaimChoices(ctx.db, viewer),
  ]);
  return {
    claims: rows.map(toClaim),
    counts: [...counts].map(([statusId, count]) => ({ statusId, count })),
    ...choices,
    info: pageInfo(page, count),
    asOf,
  };
};
