import * as v from 'valibot';
import { defineListParams, pageParams, textParam } from '#src/crud/list/list-params.ts';
import type { AccessQuestion } from '#src/graphql/generated/graphql.ts';

/**
 * A question about access in the address: `what` is a kind and a name, such as `page:orders`, and `customer` an
 * organisation and a unified code, such as `2000:0002000001`.
 */
export const questionParams = defineListParams(
  v.object({
    what: v.optional(
      v.pipe(v.string(), v.maxLength(300), v.regex(/^(?:(?:page|operation|permission):.+)?$/)),
      '',
    ),
    customer: v.optional(v.pipe(v.string(), v.maxLength(100), v.regex(/^(?:[^:]+:.+)?$/)), ''),
    /** A user to compare with. */
    other: textParam(),
    ...pageParams,
  }),
);

export type QuestionParams = typeof questionParams.defaults;

/** Returns the question of an address; null for none. */
export function toQuestion({
  what,
  customer,
}: Pick<QuestionParams, 'what' | 'customer'>): AccessQuestion | null {
  if (!what && !customer) return null;
  const [kind, name] = splitOnce(what);
  const [sorg, unified] = splitOnce(customer);
  return {
    ...(what && { [kind]: name }),
    ...(customer && { customer: { sorg, unified } }),
  };
}

/** Splits a text at its first colon. */
export function splitOnce(text: string): [string, string] {
  const at = text.indexOf(':');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
