import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { badUserInput, checkedText, pageInfo, parsePage } from '#server/lib/paging.ts';
import { isRecallState } from '#shared/serials/recall-task.rules.ts';
import { countTasks, taskPage } from './recalls/recall-task-list.store.ts';

/** Lists the tasks that the viewer's customers have for frames of recalls. */
export const recallTasks: QueryResolvers['recallTasks'] = async (_, args, ctx) => {
  const viewer = viewerOf(ctx);
  const page = parsePage(args, 100);
  const state = args.state ?? null;
  if (state !== null && !isRecallState(state)) throw badUserInput('There is no such state');
  const filter = {
    id: null,
    recallId: args.recallId ? checkedText(args.recallId, 'recallId', 60) : null,
    custCode: args.custCode
      ? checkedText(args.custCode, 'custCode', 60)
      : (viewer.customer?.unified ?? null),
    state,
  };
  const asOf = new Date().toISOString();
  const asked = { filter, search: toSearchPatterns(args.search, 100), page };
  const [{ rows, count }, counts] = await Promise.all([
    taskPage(ctx.db, viewer, ctx.locale, asked),
    countTasks(ctx.db, viewer, filter),
  ]);
  return { tasks: rows, counts, info: pageInfo(page, count), asOf };
};
