import { createHash, createHmac, randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { transact } from '#server/db/transact.ts';
import type { Context } from '#server/graphql/context.ts';
import type {
  MessagePayload,
  MutationCreateCustomerInquiryArgs,
  MutationResolvers,
} from '#server/graphql/generated/types.ts';
import { tooOften } from '#server/graphql/public-schema.ts';
import { failure, success } from '#server/graphql/user-errors.ts';
import { networkOf } from '#server/lib/network-of.ts';
import { leastTypingMs } from '#shared/inquiry/inquiry.rules.ts';
import { type InquiryMailJob, inquiryMailQueue } from './inquiry-mail.ts';
import { type ReadInquiry, readInquiry } from './read-inquiry.ts';
import {
  findRepeated,
  findWait,
  insertInquiry,
  lockInquiries,
  wasAcknowledged,
} from './store-inquiry.store.ts';

/** Takes the inquiry of a stranger. A repetition and what a program sends are answered as if they were stored. */
export const createCustomerInquiry: MutationResolvers['createCustomerInquiry'] = async (
  _,
  args,
  ctx,
) => {
  if (isFilledByProgram(args)) return stored;
  const read = await readInquiry(ctx, args);
  return 'userErrors' in read ? failure(read.userErrors) : await storeOnce(ctx, read.inquiry);
};

const stored: MessagePayload = { message: success('The inquiry was sent'), userErrors: [] };

/** People leave the hidden field empty and need some seconds (N131). */
const isFilledByProgram = ({ subject, typedMs }: MutationCreateCustomerInquiryArgs) =>
  Boolean(subject) || typedMs < leastTypingMs;

function storeOnce(ctx: Context, inquiry: ReadInquiry): Promise<MessagePayload> {
  const { host, sorg, email: address } = ctx.host;
  const mark = {
    host,
    requestKey: ctx.idempotencyKey ?? '',
    bodyHash: createHash('sha256').update(JSON.stringify(inquiry)).digest('hex'),
  };
  const network = hashNetwork(ctx);
  return transact(ctx.db, async (tx) => {
    await lockInquiries(tx);
    const repeated = await findRepeated(tx, mark);
    if (repeated?.isSame) return stored;
    if (repeated) throw mismatch();
    const wait = await findWait(tx, { host, network });
    if (wait > 0) throw tooOften(wait);
    const id = randomUUID();
    await insertInquiry(tx, {
      ...inquiry,
      sorg,
      id,
      host,
      locale: ctx.locale,
      mail_state: address ? 'waiting' : 'none',
      receipt_state: (await wasAcknowledged(tx, inquiry.email)) ? 'none' : 'waiting',
      request_key: mark.requestKey,
      body_hash: mark.bodyHash,
      network,
    });
    await ctx.jobs.send(inquiryMailQueue, { sorg, id } satisfies InquiryMailJob, tx);
    return stored;
  });
}

/** The network of the caller, which is compared and must not be read. */
const hashNetwork = ({ keyFor, auditSource }: Context) =>
  createHmac('sha256', keyFor('networks of inquiries'))
    .update(networkOf(auditSource.address ?? ''))
    .digest('hex');

const mismatch = () =>
  new GraphQLError('This key was used for something else', {
    extensions: { code: 'IDEMPOTENCY_MISMATCH' },
  });
