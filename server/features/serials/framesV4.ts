import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { FrameList, QueryResolvers } from '#server/graphql/generated/types.ts';
import { containing, searchWords } from '#server/lib/like-pattern.ts';
import { checkedText, type Page, pageInfo, parsePage } from '#server/lib/paging.ts';
import { listNearMatches } from '#shared/serials/near-matches.ts';
import { foldSerial, parseSerialSearch } from '#shared/serials/parse-serial.ts';
import { lookUpThefts } from './bike-index/look-up-thefts.ts';
import { recallsOfNumber } from './recalls/recalls-of-number.ts';
import { listFrames } from './register/list-frames.ts';
import { findNumbers } from './register/numbers.store.ts';

/** Lists bikes by serial number, or the viewer's own ones; of other bikes it answers only recalls and theft. */
export const framesV4: QueryResolvers['framesV4'] = async (_, args, ctx) => {
  const page = parsePage(args, 100);
  const search = checkedText(args.search ?? '', 'search', 100).trim();
  const named = args.custCode ? checkedText(args.custCode, 'custCode', 60) : null;
  const custCode = named ?? viewerOf(ctx).customer?.unified ?? null;
  const states = { sold: args.sold ?? null, inspected: args.inspected ?? null };
  const isFiltered = states.sold !== null || states.inspected !== null;
  if (search === '')
    return listFrames(ctx, page, { filter: { ...states, custCode, numbers: null } });

  const number = parseSerialSearch(search);
  const exact = number ? await findExactly(ctx, number) : [];
  const near = number && exact.length === 0 ? await findNear(ctx, number) : [];
  const numbers = exact.length > 0 ? exact : near;
  if (numbers.length > 0) {
    const isNear = exact.length === 0;
    const list = await listFrames(ctx, page, {
      filter: { ...states, custCode: named, numbers },
      ...{ isNear, isLookUp: !isNear },
    });
    if (list.info.count > 0) return list;
  }
  if (exact.length === 0 || isFiltered) {
    const words = searchWords(search).map(containing);
    const list = await listFrames(ctx, page, {
      filter: { ...states, custCode, numbers: null },
      words,
    });
    if (isFiltered || list.info.count > 0 || !number || !isComplete(number)) return list;
  }
  return listForeign(ctx, page, String(number), exact.length > 0);
};

/** Finds the normal forms of the frames to which a number of any kind belongs. */
async function findExactly(ctx: Context, number: string): Promise<string[]> {
  const known = await findNumbers(ctx.db, viewerOf(ctx).sorg, [foldSerial(number)]);
  return known.filter(({ normal }) => normal === number).map(({ frame }) => frame);
}

async function findNear(ctx: Context, number: string): Promise<string[]> {
  const known = await findNumbers(ctx.db, viewerOf(ctx).sorg, listNearMatches(number));
  return known.map(({ frame }) => frame);
}

/** Whether a text without a match is a number rather than a word. */
const isComplete = (number: string) => /\d/.test(number) && !number.includes('?');

const unknownFrame = {
  ...{ isOwn: false, isNear: false, serials: [], articleCode: null, articleCodeDisplay: null },
  ...{ oldCode: null, description: null, brand: null, merchandise: null, model: null },
  ...{ series: null, modelYear: null, color: null, frameSize: null, custCode: null },
  ...{ custName: null, doNo: null, deliveredOn: null, producedOn: null, sold: null, pdi: null },
  ...{ pdiNeeded: false, registerWithinDays: null },
};

/** Answers a number that none of the viewer's frames has. */
async function listForeign(
  ctx: Context,
  page: Page,
  normal: string,
  isKnown: boolean,
): Promise<FrameList> {
  const asOf = new Date().toISOString();
  const [recalls, [theft]] = await Promise.all([
    recallsOfNumber(ctx, normal),
    lookUpThefts(ctx, [normal]),
  ]);
  const frame = { ...unknownFrame, id: normal, frameNumber: normal, isKnown };
  const all = [{ ...frame, recalls, stolen: null, theftNotAsked: null, ...theft }];
  const frames = all.slice(page.offset, page.offset + page.limit);
  return { frames, info: pageInfo(page, 1), asOf };
}
