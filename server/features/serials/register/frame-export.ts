import * as v from 'valibot';
import { viewerOf } from '#server/graphql/context.ts';
import { containing, searchWords } from '#server/lib/like-pattern.ts';
import { listExport } from '#server/lib/list-export.ts';
import { frameScopes } from '../scopes.ts';
import { type FrameRow, framePortions } from './frame-list.store.ts';

const text = v.pipe(v.string(), v.maxLength(100), v.excludes('\0'));
const cell = (value: (row: FrameRow) => string | null) => ({ kind: 'text' as const, value });
const day = (value: (row: FrameRow) => string | null) => ({ kind: 'day' as const, value });

/** The frames that were delivered to a customer, as `framesV4` lists them; `search` is words of the article. */
export const frameExport = listExport({
  list: 'frames',
  scopes: frameScopes,
  filter: v.object({
    search: v.optional(text),
    custCode: v.optional(text),
    sold: v.optional(v.boolean()),
    inspected: v.optional(v.boolean()),
  }),
  columns: {
    frameNumber: cell((row) => row.frameNumber),
    articleCode: cell((row) => row.articleCodeDisplay ?? row.articleCode),
    description: cell((row) => row.description),
    brand: cell((row) => row.brand),
    modelYear: { kind: 'number', value: (row) => row.modelYear },
    color: cell((row) => row.color),
    frameSize: cell((row) => row.frameSize),
    custName: cell((row) => row.custName),
    doNo: cell((row) => row.doNo),
    deliveredOn: day((row) => row.deliveredOn),
    inspectedOn: day((row) => row.pdi?.inspectedOn ?? null),
    soldDate: day((row) => row.sold?.soldDate ?? null),
  },
  portions(ctx, { search = '', custCode, sold, inspected }, most) {
    const viewer = viewerOf(ctx);
    return framePortions(ctx.db, viewer, ctx.locale, {
      filter: {
        custCode: custCode ?? viewer.customer?.unified ?? null,
        numbers: null,
        sold: sold ?? null,
        inspected: inspected ?? null,
      },
      search: searchWords(search).map(containing),
      most,
    });
  },
});
