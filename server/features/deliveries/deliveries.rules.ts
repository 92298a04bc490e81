import { toSearchPattern } from '#server/lib/like-pattern.ts';
import { badUserInput } from '#server/lib/paging.ts';
import { safeLink } from '#server/lib/safe-link.ts';
import { daysBetween } from '#shared/days.ts';

/** Most days between the first and the last day asked for (C075, N101). */
export const mostDays = 30;

export interface DeliveryConditions {
  /** YYYY-MM-DD, both included. */
  from: string;
  to: string;
  /** The present day in the sales organisation's time zone. */
  today: string;
  /** A `like` pattern; null for all. */
  search: string | null;
  /** Only consignment fill ups (B185); null for all. */
  consignment: true | null;
}

/**
 * Returns the conditions of a list of deliveries.
 * @throws GraphQLError BAD_USER_INPUT when the period ends before it begins or is longer than 30 days
 */
export function deliveryConditions(
  args: {
    from: string;
    to: string;
    search?: string | null;
    consignment?: boolean | null;
  },
  today: string,
): DeliveryConditions {
  const { from, to } = args;
  const days = daysBetween(from, to);
  if (days < 0) throw badUserInput('to must not be before from');
  if (days > mostDays) throw badUserInput(`At most ${mostDays} days between from and to`);
  return {
    from,
    to,
    today,
    search: toSearchPattern(args.search, 100),
    consignment: args.consignment || null,
  };
}

/** Returns the address for tracking a parcel: http or https of another site, else null (E519). */
export function trackingLink(url: string | null): string | null {
  const link = url === null ? null : safeLink(url);
  return link?.foreign ? link.href : null;
}
