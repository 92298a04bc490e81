import { Trans, useLingui } from '@lingui/react/macro';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { type Column, wholeColumn } from '#src/ui/table/column.ts';
import type { ShownEvent } from '../audit-log.queries.ts';
import { recordTexts } from '../audit-texts.ts';
import { useFieldTexts, useKindText } from '../use-field-texts.ts';

/** The columns of the log; on phones an event and its time, and under them who did it to what. */
export function useAuditColumns(): Column<ShownEvent>[] {
  const { t, i18n } = useLingui();
  const { dateTime } = useDates();
  const kindText = useKindText();
  const event = t({ message: 'Event', comment: 'filter of the audit log' });
  const person = t({ message: 'Person', comment: 'filter of the audit log' });
  const kindOfRecord = t({ message: 'Kind of record', comment: 'filter of the audit log' });
  const request = t({
    message: 'Request',
    comment: 'column: the id of a request to the server',
  });
  return [
    {
      id: 'kind',
      header: event,
      rowHeader: true,
      file: [{ name: 'kind', header: event }],
      cell: ({ kind }) => kindText(kind),
    },
    wholeColumn(
      'at',
      t({ message: 'Time', comment: 'column of the audit log' }),
      ({ at }) => (
        <time dateTime={at} className="font-normal">
          {dateTime(at)}
        </time>
      ),
      {
        phone: 'figure',
        file: [
          { name: 'at', header: t({ message: 'Time (UTC)', comment: 'column of the audit log' }) },
        ],
      },
    ),
    {
      id: 'actor',
      header: person,
      phone: 'fact',
      file: [
        { name: 'actor', header: person },
        { name: 'actorId', header: t({ message: 'User id', comment: 'column of the audit log' }) },
        { name: 'actedFor', header: t`Customer` },
      ],
      cell: (row) => <Actor event={row} />,
    },
    {
      id: 'record',
      header: t`Record`,
      phone: 'fact',
      file: [
        { name: 'feature', header: kindOfRecord },
        { name: 'record', header: t`Record` },
      ],
      cell: ({ feature, record, recordName }) => {
        if (!feature || !record) return null;
        const records = recordTexts.get(feature);
        return `${records ? i18n._(records) : feature} · ${recordName ?? record}`;
      },
    },
    {
      id: 'changes',
      header: t`Changes`,
      priority: 2,
      file: [
        { name: 'changes', header: t`Changes` },
        { name: 'facts', header: t`Details` },
        { name: 'requestId', header: request },
      ],
      cell: (row) => <Summary event={row} />,
    },
    wholeColumn('sorg', t`Sales organisation`, ({ sorg }) => sorg, {
      priority: 3,
      unlessEqual: true,
      file: [{ name: 'sorg', header: t`Sales organisation` }],
    }),
  ];
}

function Actor({ event: { actorKind, actor, actorId, actedFor } }: { event: ShownEvent }) {
  const { t } = useLingui();
  const names = {
    user: actor ?? t`User ${{ id: actorId ?? '' }}`,
    operator: t({ message: 'Operator', comment: 'who runs the server' }),
    unknown: t`Not logged in`,
  };
  return (
    <>
      {names[actorKind]}
      {actedFor ? (
        <>
          {' '}
          <Trans>for {actedFor}</Trans>
        </>
      ) : null}
    </>
  );
}

/** The fields that were changed, otherwise what the server has noted; the row's details have the values. */
function Summary({ event: { changes, facts } }: { event: ShownEvent }) {
  const getTexts = useFieldTexts();
  if (changes.length > 0)
    return changes.map(({ field }) => getTexts(field)?.name ?? field).join(', ');
  return facts.map(({ name, value, username }) => `${name}: ${username ?? value}`).join(', ');
}
