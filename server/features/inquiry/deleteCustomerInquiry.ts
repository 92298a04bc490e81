import { recordEvents } from '#server/features/audit/audit.public.ts';
import type { MessagePayload, MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { toIdentifiers } from '#server/lib/person.ts';
import { forgetSearches } from '#server/lib/reports.store.ts';
import { deleteInquiries, lockInquiry } from './inquiry.store.ts';
import { inquiryOrganisation } from './inquiry-organisation.ts';
import { toDeletion } from './to-deletion.ts';

/** Deletes an inquiry with all that is kept of its applicant. */
export const deleteCustomerInquiry: MutationResolvers['deleteCustomerInquiry'] = async (
  _,
  args,
  ctx,
) => {
  const sorg = await inquiryOrganisation(ctx, 'deleteCustomerInquiry');
  const effect = async (tx: typeof ctx.db): Promise<MessagePayload> => {
    const inquiry = await lockInquiry(tx, sorg, args.id);
    if (!inquiry) return failure([unknown]);
    await deleteInquiries(tx, sorg, [inquiry.id]);
    const { custName: name, custEmail: email, custPhone: phone } = inquiry;
    await forgetSearches(tx, sorg, [toIdentifiers({ name, email, phone })]);
    await recordEvents(tx, ctx, [toDeletion(inquiry.id)]);
    return { message: success('The inquiry was deleted'), userErrors: [] };
  };
  return once(ctx, 'deleteCustomerInquiry', args, effect, { customer: 'in arguments' });
};

const unknown = userError('id', 'UNKNOWN_RECORD', 'There is no such inquiry');
