import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { Frame, FrameList, QueryResolvers } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { checkedText, pageInfo, parsePage } from '#server/lib/paging.ts';
import { getDayIn } from '#shared/days.ts';
import { mostTypedCharacters, parseStoredSerial } from '#shared/serials/parse-serial.ts';
import {
  dropGuesses,
  findSearchProblem,
  type ReadSerials,
  readSerials,
} from '#shared/serials/read-serials.ts';
import { lookUpThefts } from './bike-index/look-up-thefts.ts';
import { lookUpNumbers, type NumberFacts } from './look-up-number.ts';
import { findByNumber } from './register/find-by-number.ts';
import { listFrames } from './register/list-frames.ts';

/** Lists bikes by serial number, or the viewer's own ones; of other bikes it answers only recalls and theft. */
export const framesV4: QueryResolvers['framesV4'] = async (_, args, ctx) => {
  const page = parsePage(args, 100);
  const search = checkedText(args.search ?? '', 'search', mostTypedCharacters).trim();
  const named = args.custCode ? checkedText(args.custCode, 'custCode', 60) : null;
  const custCode = named ?? viewerOf(ctx).customer?.unified ?? null;
  const states = {
    sold: args.sold ?? null,
    inspected: args.inspected ?? null,
    todo: args.todo ? { what: args.todo, today: getDayIn(ctx.host.timeZone) } : null,
  };
  // Such a list never has a frame of another dealer.
  const isLimited = named !== null || Object.values(states).some((state) => state !== null);
  if (search === '')
    return listFrames(ctx, page, { filter: { ...states, custCode, numbers: null } });

  const read = readSerials(search);
  const found = await findByNumber(ctx, read, { custCode: named, isLimited });
  const asked = dropGuesses(read, found.known);
  if (found.frames.length > 0) {
    const filter = { ...states, custCode: named, numbers: found.frames };
    const { isNear } = found;
    const list = await listFrames(ctx, page, { filter, isNear, isLookUp: !isNear });
    if (list.info.count > 0)
      return isLimited || page.offset > 0 ? list : withStolen(ctx, asked, list);
  }
  if (found.known.length === 0 || isLimited) {
    const texts = toSearchPatterns(search, mostTypedCharacters);
    const list = await listFrames(ctx, page, {
      filter: { ...states, custCode, numbers: null },
      texts,
    });
    if (isLimited || list.info.count > 0) return list;
  }
  const facts = await lookUpNumbers(ctx, asked, found.known);
  const all = facts.map((one) => toForeign(one, found.known.includes(one.number)));
  return {
    frames: all.slice(page.offset, page.offset + page.limit),
    problem: all.length > 0 ? null : findSearchProblem(search),
    info: pageInfo(page, all.length),
    asOf: new Date().toISOString(),
  };
};

const unknownFrame = {
  isOwn: false,
  isNear: false,
  serials: [],
  articleCode: null,
  articleCodeDisplay: null,
  oldCode: null,
  description: null,
  brand: null,
  merchandise: null,
  model: null,
  series: null,
  modelYear: null,
  color: null,
  frameSize: null,
  custCode: null,
  custName: null,
  doNo: null,
  deliveredOn: null,
  producedOn: null,
  sold: null,
  pdi: null,
  pdiNeeded: false,
  registerWithinDays: null,
};

/** A number that none of the viewer's frames has. */
const toForeign = ({ number, ...facts }: NumberFacts, isKnown: boolean): Frame => ({
  ...unknownFrame,
  ...facts,
  id: number,
  frameNumber: number,
  isKnown,
});

/** Adds the searched numbers that were reported as stolen to the viewer's frames that have another one of them. */
async function withStolen(
  ctx: Context,
  { numbers }: ReadSerials,
  list: FrameList,
): Promise<FrameList> {
  const shown = list.frames.flatMap(({ frameNumber, serials }) =>
    [frameNumber, ...serials.map(({ value }) => value)].map((one) => parseStoredSerial(one).normal),
  );
  const others = numbers.filter((number) => !number.includes('?') && !shown.includes(number));
  const thefts = await lookUpThefts(ctx, others, false);
  const stolen = others.flatMap((number, at) =>
    thefts[at]?.stolen ? [toForeign({ number, recalls: [], ...thefts[at] }, false)] : [],
  );
  return { ...list, frames: [...stolen, ...list.frames] };
}
