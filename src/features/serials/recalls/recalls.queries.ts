import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RecallState } from '#shared/serials/recall-task.rules.ts';
import { request } from '#src/graphql/client.ts';
import {
  RecallTasksDocument,
  type RecallTasksQuery,
  type RecallTasksQueryVariables,
  type ShownRecallTaskFragment,
} from '#src/graphql/generated/graphql.ts';
import type { RecallParams } from './recall.params.ts';

/** The task that a dealer has for one frame of a recall. */
export type RecallTask = ShownRecallTaskFragment & { state: RecallState };
export type RecallAnswer = Omit<RecallTasksQuery['recallTasks'], 'tasks'> & {
  tasks: readonly RecallTask[];
};

export type TaskFilter = Omit<RecallTasksQueryVariables, 'page' | 'limit'>;

/** The filter of the list, as the server knows it. Empty codes are for all recalls and all customers. */
export function toTaskFilter(
  recallId: string,
  custCode: string,
  { search, state }: RecallParams,
): TaskFilter {
  return {
    ...(recallId && { recallId }),
    ...(custCode && { custCode }),
    ...(search && { search }),
    ...(state && { state }),
  };
}

/** One page of tasks. */
async function loadTasks(
  asked: RecallTasksQueryVariables,
  signal: AbortSignal,
): Promise<RecallAnswer> {
  const { recallTasks } = await request(RecallTasksDocument, asked, { signal });
  // The schema has the states as texts, because "not affected" is no name of an enum.
  return recallTasks as RecallAnswer;
}

export const tasksQuery = (filter: TaskFilter, { page, limit }: RecallParams) =>
  queryOptions({
    // Under the key of frames, so that a report refreshes both.
    queryKey: ['frames', 'tasks', filter, page, limit],
    queryFn: ({ signal }) => loadTasks({ ...filter, page, limit }, signal),
    placeholderData: keepPreviousData,
  });
