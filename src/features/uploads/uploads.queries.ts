import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import { type ListedUploadFragment, UploadsDocument } from '#src/graphql/generated/graphql.ts';
import type { uploadParams } from './uploads.params.ts';

export type ListedUpload = ListedUploadFragment;

export const uploadsKey = ['uploads'];

/** A page of the history of uploads. */
export const uploadsQuery = ({ kind, page, limit }: typeof uploadParams.defaults) =>
  queryOptions({
    queryKey: [...uploadsKey, { kind, page, limit }],
    queryFn: async ({ signal }) => {
      const asked = { ...(kind && { kind }), page, limit };
      return (await request(UploadsDocument, asked, { signal })).uploads;
    },
    placeholderData: keepPreviousData,
  });
