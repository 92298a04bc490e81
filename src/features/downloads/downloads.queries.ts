import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { choiceParam, defineListParams, pageParams } from '#src/crud/list/list-params.ts';
import { request } from '#src/graphql/client.ts';
import {
  DownloadAreaDocument,
  type ListedDownloadFragment,
} from '#src/graphql/generated/graphql.ts';

/** A request for a file. */
export type Download = ListedDownloadFragment;

/** The states of a request in their order (N103). */
export const downloadStatuses = ['REQUESTED', 'PROCESSING', 'READY', 'FAILED'] as const;

export const downloadParams = defineListParams(
  v.object({ status: choiceParam(['', ...downloadStatuses]), ...pageParams }),
);

/** Whether the file is still to be made. */
export const isComing = ({ status }: Pick<Download, 'status'>): boolean =>
  status === 'REQUESTED' || status === 'PROCESSING';

const everyMs = 3_000;

/** The user's requests. While a file is made they are read every three seconds. */
export const downloadsQuery = ({ status, page, limit }: typeof downloadParams.defaults) =>
  queryOptions({
    queryKey: ['downloads', { status, page, limit }],
    queryFn: async ({ signal }) => {
      const variables = { page, limit, ...(status && { status }) };
      return (await request(DownloadAreaDocument, variables, { signal })).downloadArea;
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.requests.some(isComing) ? everyMs : false),
  });
