import { queryClient } from '#src/graphql/query-client.ts';

/** The key that the queries about the content on the device begin with. */
export const ofDevice = ['content', 'kept'] as const;

/** Repeats the queries about the content on the device. */
export const readKeptAgain = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ofDevice });
