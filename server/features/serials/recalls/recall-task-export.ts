import * as v from 'valibot';
import { viewerOf } from '#server/graphql/context.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { listExport } from '#server/lib/list-export.ts';
import { recallStates } from '#shared/serials/recall-task.rules.ts';
import { frameScopes } from '../scopes.ts';
import { type RecallTaskRow, taskPortions } from './recall-task-list.store.ts';

const text = v.pipe(v.string(), v.maxLength(100), v.excludes('\0'));
const cell = (value: (row: RecallTaskRow) => string | null) => ({ kind: 'text' as const, value });
const day = (value: (row: RecallTaskRow) => string | null) => ({ kind: 'day' as const, value });

/** The tasks that `recallTasks` finds: which dealer has which frame of a recall, and what was done. */
export const recallTaskExport = listExport({
  list: 'recall-tasks',
  scopes: frameScopes,
  filter: v.object({
    recallId: v.optional(text),
    custCode: v.optional(text),
    state: v.optional(v.picklist(recallStates)),
    search: v.optional(text),
  }),
  columns: {
    recallId: cell((row) => row.recallId),
    title: cell((row) => row.title),
    frameNumber: cell((row) => row.frameNumber),
    articleCode: cell((row) => row.articleCode),
    description: cell((row) => row.description),
    custCode: cell((row) => row.custCode),
    custName: cell((row) => row.custName),
    deliveredOn: day((row) => row.deliveredOn),
    soldDate: day((row) => row.soldDate),
    state: cell((row) => row.state),
    handledOn: day((row) => row.handledOn),
    notes: cell((row) => row.notes),
    photos: { kind: 'number', value: (row) => row.photos.length },
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
