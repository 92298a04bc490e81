import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNumber } from '#src/i18n/use-number.ts';
import { usePercent } from '#src/i18n/use-percent.ts';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { toOwnShare } from '../own-share.ts';
import { useVisitLabels } from '../visits.fields.ts';
import type { ShownVisit } from '../visits.queries.ts';

/** The answers of a visit; questions without an answer are left out (E808 to E821). */
export function VisitFacts({ visit }: { visit: ShownVisit }) {
  const { t } = useLingui();
  const number = useNumber();
  const percent = usePercent();
  const labels = useVisitLabels();
  const share = toOwnShare(visit.qtyPlgGrp, visit.qtyNonPlgGrp);
  const yesOrNo = (value: boolean | null) => (value === null ? null : value ? t`Yes` : t`No`);
  const count = (value: number | null) => (value === null ? null : number(value));
  const join = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(': ');
  const facts: [string, ReactNode][] = [
    [labels.qtyPlgGrp, count(visit.qtyPlgGrp)],
    [labels.qtyNonPlgGrp, count(visit.qtyNonPlgGrp)],
    [t`Own share`, share === null ? null : percent(share, 0)],
    [labels.brandDomination, yesOrNo(visit.brandDomination)],
    [labels.brandDisplay, join(visit.brandDisplay?.label, visit.brandDisplayDescription)],
    [labels.seriesList, visit.seriesList.map(({ label }) => label).join(', ')],
    [labels.otherMidrange, join(yesOrNo(visit.otherMidrange), visit.otherMidrangeDescription)],
    [
      labels.seriesBrand,
      visit.seriesBrand
        .map(({ brand, series }) => [brand, series].filter(Boolean).join(' '))
        .join(', '),
    ],
    [labels.otherSeriesList, visit.otherSeriesList.join(', ')],
    [
      labels.equipment,
      join(visit.equipment.map(({ label }) => label).join(', '), visit.equipmentText),
    ],
    [labels.notes, visit.notes],
  ];
  const entries = facts.map(([name, value]) => ({
    name,
    value,
    ...(name === labels.notes && {
      className: 'col-span-full',
      valueClassName: 'whitespace-pre-line',
    }),
  }));
  return entries.some(({ value }) => value) ? (
    <DescriptionList look="facts" entries={entries} />
  ) : null;
}
