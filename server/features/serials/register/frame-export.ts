import * as v from 'valibot';
import { viewerOf } from '#server/graphql/context.ts';
import { exportColumns, filterText } from '#server/lib/export-columns.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { listExport } from '#server/lib/list-export.ts';
import { getDayIn } from '#shared/days.ts';
import { mostTypedCharacters } from '#shared/serials/parse-serial.ts';
import { readSerials } from '#shared/serials/read-serials.ts';
import { frameScopes } from '../scopes.ts';
import { findByNumber } from './find-by-number.ts';
import { type FrameFilter, type FrameRow, framePortions } from './frame-list.store.ts';

const { text, number, day } = exportColumns<FrameRow>();
const word = v.optional(filterText(mostTypedCharacters));

/** The frames that were delivered to a customer, as `framesV4` lists them. */
export const frameExport = listExport({
  list: 'frames',
  scopes: frameScopes,
  filter: v.object({
    search: word,
    custCode: word,
    sold: v.optional(v.boolean()),
    inspected: v.optional(v.boolean()),
    todo: v.optional(v.picklist(['inspect', 'register'])),
  }),
  columns: {
    frameNumber: text((row) => row.frameNumber, 20),
    articleCode: text((row) => row.articleCodeDisplay ?? row.articleCode),
    description: text((row) => row.description, 48),
    brand: text((row) => row.brand, 16),
    modelYear: number((row) => row.modelYear),
    color: text((row) => row.color, 14),
    frameSize: text((row) => row.frameSize, 10),
    custName: text((row) => row.custName, 30),
    doNo: text((row) => row.doNo, 14),
    deliveredOn: day((row) => row.deliveredOn),
    inspectedOn: day((row) => row.pdi?.inspectedOn ?? null),
    soldDate: day((row) => row.sold?.soldDate ?? null),
  },
  async *portions(ctx, { search = '', custCode, sold, inspected, todo }, most) {
    const viewer = viewerOf(ctx);
    const states = {
      sold: sold ?? null,
      inspected: inspected ?? null,
      todo: todo ? { what: todo, today: getDayIn(ctx.host.timeZone) } : null,
    };
    const read = (filter: Omit<FrameFilter, keyof typeof states>, texts: string[]) =>
      framePortions(ctx.db, viewer, ctx.locale, {
        filter: { ...states, ...filter },
        search: texts,
        most,
      });
    const named = custCode ?? null;
    const isLimited = named !== null || Object.values(states).some((state) => state !== null);
    const asked = readSerials(search);
    const { frames: numbers } = await findByNumber(ctx, asked, { custCode: named, isLimited });
    // As the list: by words only where no bike with the number fits the other filters.
    let hasFound = false;
    if (numbers.length > 0)
      for await (const rows of read({ custCode: named, numbers }, [])) {
        hasFound ||= rows.length > 0;
        yield rows;
      }
    if (hasFound) return;
    const customer = named ?? viewer.customer?.unified ?? null;
    yield* read(
      { custCode: customer, numbers: null },
      toSearchPatterns(search, mostTypedCharacters),
    );
  },
});
