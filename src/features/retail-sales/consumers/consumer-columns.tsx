import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { Badge } from '#src/ui/badge.tsx';
import type { Column } from '#src/ui/table/column.ts';
import type { ShownConsumer } from './consumer-list.query.ts';

/** The columns of the list: who it is, and which record has the data. */
export function useConsumerColumns(): Column<ShownConsumer>[] {
  const { t } = useLingui();
  const { date } = useDates();
  const { has } = useSession();
  return [
    {
      id: 'name',
      header: t`Name`,
      rowHeader: true,
      sortable: true,
      cell: ({ id, name, kind, documentNo }) => (
        <span className="inline-flex flex-wrap items-center gap-1 wrap-anywhere">
          {name}
          {kind === 'account' ? (
            <Badge>
              <Trans comment="data that a consumer has entered, not part of a sale">Account</Trans>
            </Badge>
          ) : null}
          {kind === 'claim' ? (
            <>
              <Badge>
                <Trans comment="data of a consumer in a warranty claim">Claim</Trans>
              </Badge>
              {/* Only its dealer can open a draft, which has no number yet. */}
              {documentNo && has('page.claim') ? (
                <TextLink to={paths.claim(id.replace('claim:', ''))}>{documentNo}</TextLink>
              ) : (
                documentNo
              )}
            </>
          ) : null}
        </span>
      ),
    },
    {
      id: 'contact',
      phone: 'fact',
      header: t`E-mail and phone`,
      cell: ({ email, phone }) => (
        <span className="wrap-anywhere">{[email, phone].filter(Boolean).join(', ')}</span>
      ),
    },
    {
      id: 'address',
      priority: 3,
      header: t`Address`,
      hideable: true,
      cell: ({ address, postalCode, city }) =>
        [address, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    },
    {
      id: 'frameNumber',
      phone: 'state',
      whole: true,
      header: t`Frame number`,
      cell: ({ frameNumber }) => <span className="tabular wrap-anywhere">{frameNumber}</span>,
    },
    {
      id: 'article',
      priority: 3,
      header: t`Article`,
      hideable: true,
      cell: ({ articleDescription }) => articleDescription,
    },
    {
      id: 'boughtOn',
      whole: true,
      priority: 2,
      header: t`Bought on`,
      sortable: true,
      cell: ({ boughtOn }) => (boughtOn ? <span className="tabular">{date(boughtOn)}</span> : null),
    },
    {
      id: 'dealer',
      phone: 'fact',
      priority: 2,
      header: t`Dealer`,
      hideable: true,
      cell: ({ dealerName }) => dealerName,
    },
    {
      id: 'consent',
      priority: 3,
      header: t`Consent`,
      hideable: true,
      cell: ({ consent, consentAt }) =>
        consent ? [consent, consentAt && date(consentAt)].filter(Boolean).join(', ') : null,
    },
  ];
}
