import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { Frame, FrameList } from '#server/graphql/generated/types.ts';
import { type Page, pageInfo } from '#server/lib/paging.ts';
import { lookUpThefts } from '../bike-index/look-up-thefts.ts';
import { findRecalls } from '../recalls/recalls.store.ts';
import { type FrameFilter, type FrameRow, framePage } from './frame-list.store.ts';

/** One page of the frames that were delivered to the viewer's customers, with their recalls and thefts. */
export async function listFrames(
  ctx: Context,
  page: Page,
  {
    filter,
    texts = [],
    isNear = false,
    isLookUp = false,
  }: {
    filter: FrameFilter;
    texts?: readonly string[];
    isNear?: boolean;
    /** The frames of one number: Bike Index is asked too. */
    isLookUp?: boolean;
  },
): Promise<FrameList> {
  const viewer = viewerOf(ctx);
  const asOf = new Date().toISOString();
  const asked = { filter, search: texts, page };
  const { rows, counted } = await framePage(ctx.db, viewer, ctx.locale, asked);
  const frames = rows.map(({ normal, articleCode }) => ({ normal, article: articleCode }));
  const [recalls, thefts] = await Promise.all([
    findRecalls(ctx.db, { viewer, locale: ctx.locale }, frames),
    lookUpThefts(
      ctx,
      frames.map(({ normal }) => normal),
      isLookUp,
    ),
  ]);
  return {
    frames: rows.map((row, place) => ({
      ...toFrame(row),
      isNear,
      recalls: (recalls[place] ?? []).map((one) => ({ ...one, frameNumber: row.frameNumber })),
      ...(thefts[place] ?? { stolen: null, theftNotAsked: null }),
    })),
    problem: null,
    info: pageInfo(page, counted),
    asOf,
  };
}

function toFrame({
  normal,
  serials,
  ...row
}: FrameRow): Omit<Frame, 'isNear' | 'recalls' | 'stolen' | 'theftNotAsked'> {
  const { articleCode, frameNumber } = row;
  const own = { kind: 'FrameNumber', value: frameNumber, articleCode, passportUrl: null } as const;
  const id = `${articleCode}~${normal}`;
  return { ...row, id, isOwn: true, isKnown: true, serials: [own, ...serials] };
}
