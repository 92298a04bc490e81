import { viewerOf } from '#server/graphql/context.ts';
import type { ProductCategory } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import type { ExportContext } from '#server/lib/list-export.ts';
import { checkedText } from '#server/lib/paging.ts';
import { addDays, startOfDay } from '#shared/days.ts';
import { mostTypedCharacters, parseSerial } from '#shared/serials/parse-serial.ts';
import type { AskedClaims } from './claim-list.store.ts';

type Text = string | null | undefined;

interface AskedList {
  status?: Text;
  productCategory?: ProductCategory | null | undefined;
  brand?: Text;
  custCode?: Text;
  from?: Text;
  to?: Text;
  search?: Text;
  frameNumber?: Text;
  waitingForMe?: boolean | null | undefined;
}

/** The part of the list that a query or an export asks for; empty texts and null leave all. */
export function toAskedClaims(
  ctx: Pick<ExportContext, 'host' | 'viewer'>,
  asked: AskedList,
): AskedClaims {
  const { status, brand, custCode, frameNumber } = asked;
  for (const [name, text] of Object.entries({ status, brand, custCode }))
    checkedText(text ?? '', name);
  const typed = checkedText(frameNumber ?? '', 'frameNumber', mostTypedCharacters);
  const { timeZone } = ctx.host;
  return {
    filter: {
      status: status || null,
      productCategory: asked.productCategory ?? null,
      brand: brand || null,
      custCode: custCode || null,
      from: asked.from ? startOfDay(timeZone, asked.from) : null,
      before: asked.to ? startOfDay(timeZone, addDays(asked.to, 1)) : null,
      // A text that is no number is found nowhere.
      frame: typed === '' ? null : (parseSerial(typed).normal ?? ''),
      waitingFor: asked.waitingForMe ? viewerOf(ctx) : null,
    },
    search: toSearchPatterns(asked.search),
  };
}
