import type { Context } from '#server/graphql/context.ts';
import { badUserInput, checkedText } from '#server/lib/paging.ts';
import { addDays, startOfDay } from '#shared/days.ts';
import type { LogFilter } from './audit-log.store.ts';

/** A filter as a client sends it; days of the sales organisation. */
export interface AskedEvents {
  actor?: string | null | undefined;
  feature?: string | null | undefined;
  record?: string | null | undefined;
  kinds?: readonly string[] | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}

const mostKinds = 20;

/** The filter of the log. @throws GraphQLError BAD_USER_INPUT */
export function toLogFilter(
  { actor, feature, record, kinds, from, to }: AskedEvents,
  { host }: Pick<Context, 'host'>,
): LogFilter {
  if ((kinds?.length ?? 0) > mostKinds) throw badUserInput(`At most ${mostKinds} kinds`);
  return {
    ...(actor && { actor: toId(actor, 'actor') }),
    ...(feature && { feature: checkedText(feature, 'feature') }),
    ...(record && { record: checkedText(record, 'record') }),
    ...(kinds?.length && { kinds: [...new Set(kinds.map((kind) => checkedText(kind, 'kinds')))] }),
    ...(from && { from: startOfDay(host.timeZone, from) }),
    ...(to && { until: startOfDay(host.timeZone, addDays(to, 1)) }),
  };
}

/** The number of an id. @throws GraphQLError BAD_USER_INPUT */
export function toId(text: string, name: string): number {
  if (!/^\d{1,15}$/.test(text)) throw badUserInput(`${name} is no id`);
  return Number(text);
}
