import * as v from 'valibot';
import type { MutationResolvers, UserError } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { toIdentifiers } from '#server/lib/person.ts';
import { ruleErrors } from '#server/lib/rule-errors.ts';
import { limits } from '#shared/validation/limits.ts';
import { atMost, notEmpty, required } from '#shared/validation/rules.ts';
import { consumerViewer } from './consumers/consumer-viewer.ts';
import { type LockedConsumer, lockConsumers } from './consumers/erase-consumers.store.ts';
import { eraseConsumers as erase } from './consumers/erase-consumers.ts';

const mostRecords = 100;
const recordId = v.pipe(
  v.string(),
  v.regex(/^((sale|claim):[^\0]{1,100}|account:\d{1,15})$/, 'BAD_ID'),
);
const schema = v.object({
  records: v.pipe(
    v.array(recordId),
    v.minLength(1, 'REQUIRED'),
    v.maxLength(mostRecords, 'TOO_MANY'),
  ),
  reason: v.pipe(
    v.string(),
    required,
    notEmpty,
    atMost(limits.text),
    v.excludes<string, '\0', 'NOT_ALLOWED'>('\0', 'NOT_ALLOWED'),
  ),
});

/** Removes the data of consumers permanently, at their request; sales, frames and claims stay. */
export const eraseConsumers: MutationResolvers['eraseConsumers'] = (_, args, ctx) => {
  const viewer = consumerViewer(ctx, 'eraseConsumers');
  return once(
    ctx,
    'eraseConsumers',
    args,
    async (tx) => {
      const wrong = ruleErrors(schema, args, '');
      if (wrong.length > 0) return failure(wrong);
      const records = [...new Set(args.records)];
      const named = (kind: string) =>
        records.flatMap((id) => (id.startsWith(kind) ? [id.slice(kind.length)] : []));
      const ids = {
        sales: named('sale:'),
        accounts: named('account:'),
        claims: named('claim:'),
      };
      const found = await lockConsumers(tx, viewer, ids);
      if (found.length < records.length) return failure([unknown]);
      const telling = findTellingReason(found, args.reason);
      if (telling) return failure([telling]);
      const { auditSource } = ctx;
      await erase(tx, found, { sorg: viewer.sorg, auditSource, reason: args.reason.trim() });
      return { message: success('The data are erased'), userErrors: [] };
    },
    { customer: 'in arguments' },
  );
};

const unknown = userError(
  'records',
  'UNKNOWN_RECORD',
  'One of them no longer exists, or you have no access to it',
);

/** The reason stays in the history, so it must not tell whose data they were. */
function findTellingReason(found: readonly LockedConsumer[], reason: string): UserError | null {
  const text = reason.toLowerCase();
  const digits = reason.replace(/\D/g, '');
  const tells = found
    .flatMap(toIdentifiers)
    .some(
      (identifier) =>
        text.includes(identifier.toLowerCase()) ||
        (/^\d{5,}$/.test(identifier) && digits.includes(identifier)),
    );
  return tells
    ? userError('reason', 'NAMES_THE_PERSON', 'The reason is kept; leave the person out of it')
    : null;
}
