import * as v from 'valibot';
import { viewerOf } from '#server/graphql/context.ts';
import { exportColumns, filterText } from '#server/lib/export-columns.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { listExport } from '#server/lib/list-export.ts';
import { recallStates } from '#shared/serials/recall-task.rules.ts';
import { frameScopes } from '../scopes.ts';
import { type RecallTaskRow, taskPortions } from './recall-task-list.store.ts';

const { text, number, day } = exportColumns<RecallTaskRow>();
const word = v.optional(filterText());

/** The tasks that `recallTasks` finds: which dealer has which frame of a recall, and what was done. */
export const recallTaskExport = listExport({
  list: 'recall-tasks',
  scopes: frameScopes,
  filter: v.object({
    recallId: word,
    custCode: word,
    state: v.optional(v.picklist(recallStates)),
    search: word,
  }),
  columns: {
    recallId: text((row) => row.recallId),
    title: text((row) => row.title, 30),
    frameNumber: text((row) => row.frameNumber, 20),
    articleCode: text((row) => row.articleCode),
    description: text((row) => row.description, 48),
    custCode: text((row) => row.custCode, 14),
    custName: text((row) => row.custName, 30),
    deliveredOn: day((row) => row.deliveredOn),
    soldDate: day((row) => row.soldDate),
    state: text((row) => row.state),
    handledOn: day((row) => row.handledOn),
    notes: text((row) => row.notes, 40),
    photos: number((row) => row.photos.length),
  },
  portions(ctx, { recallId = null, custCode = null, state = null, search = '' }, most) {
    const viewer = viewerOf(ctx);
    return taskPortions(ctx.db, viewer, ctx.locale, {
      filter: { id: null, recallId, custCode: custCode ?? viewer.customer?.unified ?? null, state },
      search: toSearchPatterns(search),
      most,
    });
  },
});
