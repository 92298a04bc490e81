import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { shownAddress } from '#server/lib/mail-address.ts';
import { badUserInput, pageInfo, parsePage } from '#server/lib/paging.ts';
import { showPhone, toPeoplePatterns } from '#server/lib/phone-numbers.ts';
import { isStaff, knowsConsumers } from '#server/lib/viewer-kind.rules.ts';
import { accountStatuses } from '#shared/serials/account-status.ts';
import { accountPage } from './accounts/account-list.store.ts';

/** The accounts of consumers that staff have uploaded (O125); others get an empty list. */
export const accountPolygonBikesDatas: QueryResolvers['accountPolygonBikesDatas'] = async (
  _,
  args,
  ctx,
) => {
  const viewer = viewerOf(ctx);
  const page = parsePage(args, 100);
  const prefix = ctx.host.telpCode;
  const search = toPeoplePatterns(args.search, prefix);
  const named = args.status ?? 'all';
  const status = accountStatuses.find((one) => one === named) ?? null;
  if (status === null && named !== 'all') throw badUserInput('There is no such status');
  const asOf = new Date().toISOString();
  const { rows, count } =
    isStaff(viewer) && knowsConsumers(viewer)
      ? await accountPage(ctx.db, viewer, { filter: { status }, search, page })
      : { rows: [], count: 0 };
  const accounts = rows.map((row) => ({
    ...row,
    phone: showPhone(row.phone, prefix),
    email: shownAddress(row.email),
  }));
  return { accounts, info: pageInfo(page, count), asOf };
};
