import { withDeleted } from '#server/features/content/content.public.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { changeRecord } from '#server/lib/entity.ts';
import { createDocumentEntity } from './document-entity.ts';

/** Changes a document at once (O215, N121). A deleted one is answered as such, so that it can be restored. */
export const updateSalesDocument: MutationResolvers['updateSalesDocument'] = (_, args, ctx) =>
  changeRecord(
    ctx,
    'updateSalesDocument',
    args,
    withDeleted(createDocumentEntity(ctx)),
    args.input,
  );
