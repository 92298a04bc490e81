import { attachFiles } from '#server/files/stored/stored-files.store.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  ClaimDocumentPayload,
  MutationResolvers,
  UserError,
} from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { checkedText } from '#server/lib/paging.ts';
import { ruleErrors } from '#server/lib/rule-errors.ts';
import { getPlaceRules } from '#shared/claims/claim-files.rules.ts';
import { lineOf } from '#shared/record-fields.ts';
import { limits } from '#shared/validation/limits.ts';
import { insertDocument } from './conversation/conversation.store.ts';
import { lockOpenClaim, recordPapers } from './conversation/papers.ts';
import { findDocuments } from './records/claim.store.ts';

const titleRule = lineOf(limits.text);

/** Adds a paper to an undecided claim. */
export const createClaimAdditionalDocument: MutationResolvers['createClaimAdditionalDocument'] = (
  _,
  args,
  ctx,
) => {
  const claimId = checkedText(args.claimId, 'claimId');
  const fileId = checkedText(args.additionalDocument, 'additionalDocument');
  const title = args.title?.trim() ?? '';
  const viewer = viewerOf(ctx);
  const refuse = (userErrors: UserError[]) => ({ ...failure(userErrors), record: null });
  const effect = async (tx: Context['db']): Promise<ClaimDocumentPayload> => {
    const wrong = ruleErrors(titleRule, title, 'title');
    if (wrong.length > 0) return refuse(wrong);
    const found = await lockOpenClaim(tx, ctx, claimId, 'claimId');
    if ('userErrors' in found) return refuse(found.userErrors);
    const id = await insertDocument(tx, viewer, { id: claimId, fileId, title });
    if (id === null)
      return refuse([
        userError('additionalDocument', 'TOO_MANY_DOCUMENTS', 'There are five papers'),
      ]);
    const { purpose } = getPlaceRules('additionalDoc1');
    if (!(await attachFiles(tx, viewer, purpose, [fileId], claimId)))
      return refuse([userError('additionalDocument', 'FILE_GONE', 'Upload the file again')]);
    await recordPapers(tx, ctx, found.claim, 1);
    const all = await findDocuments(tx, viewer, claimId);
    const record = all.find((paper) => paper.id === id) ?? null;
    return { message: success('It was added'), userErrors: [], record };
  };
  return once(ctx, 'createClaimAdditionalDocument', args, effect, { customer: 'in arguments' });
};
