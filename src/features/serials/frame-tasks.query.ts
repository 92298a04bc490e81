import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import { FrameTasksDocument } from '#src/graphql/generated/graphql.ts';

/**
 * What is to be done about the frames of a customer: recalls, inspections, registrations. Three features have tasks of
 * it, and one request answers them.
 */
export const frameTasksQuery = (custCode: string) =>
  queryOptions({
    queryKey: ['frames', 'to-do', custCode],
    queryFn: async ({ signal }) => {
      const answer = await request(FrameTasksDocument, { custCode }, { signal });
      return { ...answer, asOf: answer.recalled.asOf };
    },
  });
