import { useLingui } from '@lingui/react/macro';
import { RowLink } from '#src/crud/record/record-links.tsx';
import { WaitingBadge } from '#src/crud/record/waiting-badge.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { usePercent } from '#src/i18n/use-percent.ts';
import { Icon } from '#src/ui/icon.tsx';
import { type Column, type FileColumn, wholeColumn } from '#src/ui/table/column.ts';
import { toOwnShare } from '../own-share.ts';
import { PhotosSent } from '../photos-sent.tsx';
import type { WaitingVisit } from '../use-waiting-visits.ts';
import { visitKinds } from '../visit-kinds.ts';
import { useVisitLabels } from '../visits.fields.ts';
import type { ListedVisit } from '../visits.queries.ts';

/** The columns of the list (U289). @param waiting the changes that are not sent */
export function useVisitColumns(waiting: readonly WaitingVisit[]): Column<ListedVisit>[] {
  const { t } = useLingui();
  const { date } = useDates();
  const number = useNumber();
  const percent = usePercent();
  const files = useFileColumns();
  return [
    {
      id: 'custName',
      header: t`Customer`,
      rowHeader: true,
      file: files.customer,
      cell: ({ id, kind, custName }) => (
        <RowLink to={visitKinds[kind].detail(id)}>{custName}</RowLink>
      ),
    },
    wholeColumn('capturedAt', t`Date`, ({ capturedAt }) => date(capturedAt), {
      phone: 'figure',
      file: files.date,
    }),
    {
      id: 'displayName',
      header: t({ message: 'By', comment: 'column: who made a visit' }),
      phone: 'fact',
      hideable: true,
      file: files.author,
      cell: ({ displayName }) => displayName,
    },
    {
      id: 'share',
      header: t({ message: 'Own share', comment: 'column: of the bicycles on display' }),
      align: 'end',
      whole: true,
      hideable: true,
      phone: 'fact',
      file: files.answers,
      cell: ({ qtyPlgGrp, qtyNonPlgGrp }) => {
        const share = toOwnShare(qtyPlgGrp, qtyNonPlgGrp);
        return share === null ? '' : t`${{ share: percent(share, 0) }} own`;
      },
    },
    {
      id: 'photos',
      header: t`Photos`,
      align: 'end',
      phone: 'state',
      hideable: true,
      file: files.photos,
      cell: ({ id, photoCount }) => {
        const entry = waiting.find(({ note }) => note.id === id);
        if (!entry)
          return (
            <span className="tabular inline-flex items-center gap-1">
              <Icon name="camera" size={16} className="text-ink-muted" label={t`Photos`} />
              {number(photoCount)}
            </span>
          );
        return (
          <span className="inline-flex flex-wrap items-center justify-end gap-1">
            {Object.keys(entry.blobs).length > 0 ? <PhotosSent entry={entry} /> : null}
            <WaitingBadge state={entry.state} />
          </span>
        );
      },
    },
  ];
}

/** All fields of a visit, for the file of the list, under the columns that show a part of them. */
function useFileColumns() {
  const { t } = useLingui();
  const { customer, ...answers } = useVisitLabels();
  const yesOrNo = { yes: t`Yes`, no: t`No` };
  const texts: Readonly<Record<string, typeof yesOrNo>> = {
    otherMidrange: yesOrNo,
    brandDomination: yesOrNo,
  };
  return {
    customer: [
      { name: 'custCode', header: t`Customer code` },
      { name: 'custName', header: customer },
    ],
    date: [{ name: 'capturedAt', header: t`Date` }],
    author: [
      { name: 'displayName', header: t({ message: 'By', comment: 'column: who made a visit' }) },
    ],
    answers: Object.entries(answers).map(([name, header]): FileColumn => {
      const words = texts[name];
      return { name, header, ...(words && { texts: words }) };
    }),
    photos: [
      { name: 'photoCount', header: t`Photos` },
      { name: 'photos', header: t`Photos by place` },
    ],
  };
}
