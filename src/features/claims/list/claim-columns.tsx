import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { daysBetween, getDayIn } from '#shared/days.ts';
import { paths } from '#src/app/paths.ts';
import { RowLink } from '#src/crud/record/record-links.tsx';
import { WaitingBadge } from '#src/crud/record/waiting-badge.tsx';
import { useMayChooseCustomer } from '#src/features/customers/customers.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import type { EntryState } from '#src/offline/outbox/outbox-entry.ts';
import { type Column, wholeColumn } from '#src/ui/table/column.ts';
import type { ListedClaim } from '../claims.queries.ts';
import { StatusBadge } from '../components/status-badge.tsx';
import { useClaimName } from '../components/use-claim-name.ts';
import { useCapitals } from '../use-capitals.ts';

/** How long a claim has its status, in days of the sales organisation. */
function useDaysIn(): (since: string) => number {
  const { timeZone } = useHostConfig();
  const today = useToday();
  return (since) => Math.max(0, daysBetween(getDayIn(timeZone, new Date(since)), today));
}

const fileColumn = (name: string, header: string) => ({ name, header });

/** The columns of the list (U243). @param waiting the states of changes that are not sent, by claim */
export function useClaimColumns(waiting: ReadonlyMap<string, EntryState>): Column<ListedClaim>[] {
  const { t } = useLingui();
  const { date } = useDates();
  const number = useNumber();
  const nameOf = useClaimName();
  const capitals = useCapitals();
  const mayChoose = useMayChooseCustomer();
  const daysIn = useDaysIn();
  return [
    {
      id: 'referenceNo',
      header: t({ message: 'Claim', comment: 'column with the numbers of claims' }),
      rowHeader: true,
      sortable: true,
      file: [
        fileColumn('referenceNo', t`Claim number`),
        fileColumn('dealerNo', t`Dealer’s number`),
        fileColumn('erpNo', t`Distributor’s number`),
      ],
      cell: (claim) => <RowLink to={paths.claim(claim.id)}>{nameOf(claim)}</RowLink>,
    },
    wholeColumn('createdAt', t`Created`, ({ createdAt }) => date(createdAt), {
      file: [fileColumn('createdAt', t`Created`)],
      sortable: true,
      hideable: true,
      priority: 2,
    }),
    {
      id: 'custName',
      header: t`Customer`,
      file: [fileColumn('custCode', t`Customer code`), fileColumn('custName', t`Customer`)],
      cell: ({ custName }) => capitals(custName),
      ...(mayChoose && { phone: 'fact' as const }),
      sortable: true,
      hideable: true,
      unlessEqual: true,
      priority: 2,
    },
    {
      id: 'article',
      header: t`Article`,
      // The customer takes the place: a phone shows no more than one of them whole.
      ...(!mayChoose && { phone: 'fact' as const }),
      file: [
        fileColumn('articleCode', t`Article`),
        fileColumn('article', t`Description`),
        fileColumn('problems', t`Problems`),
      ],
      cell: ({ article: { codeDisplay, description } }) =>
        [description, codeDisplay].filter(Boolean).join(' · '),
    },
    wholeColumn('frameNumber', t`Frame number`, ({ frameNumber }) => frameNumber, {
      file: [fileColumn('frameNumber', t`Frame number`)],
      hideable: true,
      priority: 2,
    }),
    {
      id: 'brandName',
      header: t`Brand`,
      file: [fileColumn('brandName', t`Brand`)],
      cell: ({ brandName }) => brandName,
      hideable: true,
      unlessEqual: true,
      priority: 3,
    },
    wholeColumn('qty', t`Quantity`, ({ qty }) => number(qty), {
      file: [
        fileColumn('qty', t`Quantity`),
        fileColumn('approvedQty', t({ message: 'Approved quantity', comment: 'column: pieces' })),
      ],
      align: 'end',
      hideable: true,
      unlessEqual: true,
      priority: 3,
    }),
    {
      id: 'status',
      header: t`Status`,
      phone: 'state',
      file: [
        fileColumn('status', t`Status`),
        fileColumn('reason', t`Reason`),
        fileColumn('creditNote', t`Credit note`),
        fileColumn('creditAmount', t({ message: 'Credited', comment: 'column: an amount' })),
      ],
      cell: ({ id, status }) => {
        const state = waiting.get(id);
        return (
          <span className="inline-flex flex-wrap gap-1">
            {state ? <WaitingBadge state={state} /> : null}
            <StatusBadge status={status} />
          </span>
        );
      },
    },
    {
      id: 'statusAt',
      header: t({ message: 'In this status', comment: 'column: for how many days' }),
      phone: 'figure',
      file: [fileColumn('statusAt', t({ message: 'In this status since', comment: 'column' }))],
      cell: ({ statusAt }) =>
        t`${plural({ days: daysIn(statusAt) }, { 0: 'today', one: '# day', other: '# days' })}`,
      sortable: true,
      hideable: true,
      whole: true,
      align: 'end',
    },
  ];
}
