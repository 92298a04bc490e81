import * as v from 'valibot';
import type { Db } from '#server/db/database.ts';
import { type FileRules, fileRules } from '#server/files/file-rules.ts';
import type { Context, Viewer } from '#server/graphql/context.ts';
import type { MutationResolvers, UserError } from '#server/graphql/generated/types.ts';
import { failure, userError } from '#server/graphql/user-errors.ts';
import { changeRecord, checked, type Entity } from '#server/lib/entity.ts';
import { checkedText } from '#server/lib/paging.ts';
import { ruleErrors } from '#server/lib/rule-errors.ts';
import { getDayIn, isSupportedDay } from '#shared/days.ts';
import {
  isNextRecallState,
  isRecallState,
  type RecallState,
  recallPhotos,
} from '#shared/serials/recall-task.rules.ts';
import { limits } from '#shared/validation/limits.ts';
import { atMost } from '#shared/validation/rules.ts';
import { isTaskVisible, lockTask, updateTask } from './recalls/change-task.store.ts';
import { type RecallTaskRow, taskPage } from './recalls/recall-task-list.store.ts';
import { frameScopes } from './scopes.ts';

interface TaskValues {
  state: RecallState;
  notes: string;
  handledOn: string | null;
  /** Stored files. */
  photos: readonly string[];
}

const schema = v.object({
  state: v.pipe(v.string(), v.check(isRecallState, 'NOT_ALLOWED')),
  notes: v.pipe(v.string(), atMost(limits.longText), v.excludes('\0', 'NOT_ALLOWED')),
  handledOn: v.nullable(v.pipe(v.string(), v.check(isSupportedDay, 'NOT_A_DAY'))),
  photos: v.pipe(v.array(v.string()), v.maxLength(recallPhotos.most, 'TOO_MANY_FILES')),
});

/** Notes what a dealer has done about a frame of a recall; the photos are all that the task has from then on. */
export const updateRecallTask: MutationResolvers['updateRecallTask'] = async (_, args, ctx) => {
  checkedText(args.id, 'id', 200);
  const { state, notes, handledOn, photos } = args;
  const values = { state, notes: notes ?? '', handledOn: handledOn ?? null, photos: photos ?? [] };
  const wrong = ruleErrors(schema, values, '');
  if (wrong.length > 0) return { ...failure(wrong), record: null };
  return changeRecord(ctx, 'updateRecallTask', args, taskEntity(ctx), values as TaskValues);
};

/** Photos that prove what was done. */
export const recallFiles: FileRules = fileRules({
  purpose: recallPhotos.purpose,
  types: ['image'],
  maxBytes: recallPhotos.maxBytes,
  scopes: frameScopes,
  mayRead: isTaskVisible,
});

const taskEntity = (ctx: Context) =>
  ({
    feature: 'serials',
    id: ({ id }) => id,
    begin: (_tx, viewer) => viewer,
    find: (tx, viewer, id) => findTask(tx, viewer, ctx, id),
    check: async (_tx, _viewer, values, current) =>
      checked(findProblems(values, current, getDayIn(ctx.host.timeZone)), values),
    insert: () => Promise.reject(new Error('Recalls make the tasks')),
    async update(tx, viewer, { id }, values) {
      await updateTask(tx, viewer, id, values);
      const row = await findTask(tx, viewer, ctx, id);
      if (!row) throw new Error(`Task ${id} is gone`);
      return row;
    },
    show: (row) => row,
    audited: ({ recallId, frameNumber, state, notes, handledOn, photos }) => ({
      recall: recallId,
      frame: frameNumber,
      state,
      notes,
      handledOn,
      photos: photos.length,
    }),
    files: [{ purpose: recallPhotos.purpose, of: ({ photos }) => photos }],
  }) satisfies Entity<RecallTaskRow, TaskValues, RecallTaskRow>;

async function findTask(
  tx: Db,
  viewer: Viewer,
  { locale }: Context,
  id: string,
): Promise<RecallTaskRow | null> {
  if (!(await lockTask(tx, viewer, id))) return null;
  const filter = { id, recallId: null, custCode: null, state: null };
  const page = { page: 1, limit: 1, offset: 0 };
  const { rows } = await taskPage(tx, viewer, locale, { filter, search: [], page });
  return rows[0] ?? null;
}

function findProblems(
  { state, handledOn }: TaskValues,
  current: RecallTaskRow | null,
  today: string,
): UserError[] {
  if (handledOn !== null && handledOn > today)
    return [userError('handledOn', 'IN_FUTURE', 'The day is in the future')];
  if (current && !isNextRecallState(current.state, state))
    return [userError('state', 'WRONG_STATE', 'A task is not opened again')];
  return [];
}
