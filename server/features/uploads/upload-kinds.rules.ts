import type { Viewer } from '#server/graphql/context.ts';
import { type UploadKindName, uploadScopes } from '#shared/row-upload.ts';

/** The kinds of files that a viewer may upload. */
export const listKinds = ({ scopes }: Pick<Viewer, 'scopes'>): UploadKindName[] =>
  (Object.keys(uploadScopes) as UploadKindName[]).filter((kind) => scopes.has(uploadScopes[kind]));
