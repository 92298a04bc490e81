import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { FrameList, QueryResolvers } from '#server/graphql/generated/types.ts';
import { containing, searchWords } from '#server/lib/like-pattern.ts';
import { checkedText, type Page, pageInfo, parsePage } from '#server/lib/paging.ts';
import { parseSerialSearch } from '#shared/serials/parse-serial.ts';
import { lookUpThefts } from './bike-index/look-up-thefts.ts';
import { recallsOfNumber } from './recalls/recalls-of-number.ts';
import { findByNumber } from './register/find-by-number.ts';
import { listFrames } from './register/list-frames.ts';

/** Lists bikes by serial number, or the viewer's own ones; of other bikes it answers only recalls and theft. */
export const framesV4: QueryResolvers['framesV4'] = async (_, args, ctx) => {
  const page = parsePage(args, 100);
  const search = checkedText(args.search ?? '', 'search', 100).trim();
  const named = args.custCode ? checkedText(args.custCode, 'custCode', 60) : null;
  const custCode = named ?? viewerOf(ctx).customer?.unified ?? null;
  const states = { sold: args.sold ?? null, inspected: args.inspected ?? null };
  // Such a list never has a frame of another dealer.
  const isLimited = named !== null || states.sold !== null || states.inspected !== null;
  if (search === '')
    return listFrames(ctx, page, { filter: { ...states, custCode, numbers: null } });

  const number = parseSerialSearch(search);
  const found = await findByNumber(ctx, number, { custCode: named, isLimited });
  if (found.frames.length > 0) {
    const filter = { ...states, custCode: named, numbers: found.frames };
    const { isNear } = found;
    const list = await listFrames(ctx, page, { filter, isNear, isLookUp: !isNear });
    if (list.info.count > 0) return list;
  }
  if (!found.isKnown || isLimited) {
    const words = searchWords(search).map(containing);
    const list = await listFrames(ctx, page, {
      filter: { ...states, custCode, numbers: null },
      words,
    });
    if (isLimited || list.info.count > 0 || !number || !isComplete(number)) return list;
  }
  return listForeign(ctx, page, String(number), found.isKnown);
};

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
