import { findCustomer } from '#server/features/customers/customers.public.ts';
import { findFrames } from '#server/features/serials/serials.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { checkedText, pageInfo, parsePage } from '#server/lib/paging.ts';
import { mostTypedCharacters } from '#shared/serials/parse-serial.ts';
import { readSerials } from '#shared/serials/read-serials.ts';
import { articlePage, type DeliveredFrame } from './claim-articles.store.ts';

const mostArticles = 100;

/** Returns the frames with a typed or scanned number that were delivered to a customer; null when none is asked for. */
async function findDelivered(
  ctx: Context,
  customer: string,
  typed: string | null | undefined,
): Promise<DeliveredFrame[] | null> {
  if (!typed?.trim()) return null;
  const text = checkedText(typed, 'frameNumber', mostTypedCharacters);
  const found = await findFrames(ctx.db, viewerOf(ctx), readSerials(text).numbers);
  return found
    .flat()
    .filter((frame) => frame.isOwn && frame.customer === customer)
    .map(({ article, deliveredOn }) => ({ article, deliveredOn }));
}

/** Articles that were delivered to a customer inside the viewer's fence, to claim (O088, F018). */
export const claimArticlesV2: QueryResolvers['claimArticlesV2'] = async (_, args, ctx) => {
  const page = parsePage(args, mostArticles);
  const search = toSearchPatterns(args.search);
  const viewer = viewerOf(ctx);
  const code = checkedText(args.custCode ?? viewer.customer?.unified ?? '', 'custCode', 60);
  const customer = code === '' ? null : await findCustomer(ctx.db, viewer, code);
  if (!customer) return { articles: [], info: pageInfo(page, 0) };
  const { rows, count } = await articlePage(ctx.db, {
    sorg: viewer.sorg,
    customer: customer.unified,
    search,
    productCategory: args.productCategory ?? null,
    frames: await findDelivered(ctx, customer.unified, args.frameNumber),
    withoutCode: ctx.host.claimNonCode,
    locale: ctx.locale,
    page,
  });
  return { articles: rows, info: pageInfo(page, count) };
};
