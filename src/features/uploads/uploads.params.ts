import * as v from 'valibot';
import { type UploadKindName, uploadScopes } from '#shared/row-upload.ts';
import { choiceParam, defineListParams, pageParams } from '#src/crud/list/list-params.ts';

export const uploadKinds = Object.keys(uploadScopes) as UploadKindName[];

/** The parameters of the history; no kind is every kind. */
export const uploadParams = defineListParams(
  v.object({ kind: choiceParam(['', ...uploadKinds]), ...pageParams }),
);
