import { useLingui } from '@lingui/react/macro';
import type { FieldTexts } from '#src/crud/record/changed-values.tsx';
import { useVisitLabels } from '../visits.fields.ts';

/** The fields of a visit as its history shows them. */
export function useVisitHistoryTexts(): (field: string) => FieldTexts | undefined {
  const { t } = useLingui();
  const { customer, ...labels } = useVisitLabels();
  const toYesOrNo = (text: string) => (text === 'true' ? t`Yes` : t`No`);
  const texts: Record<string, FieldTexts> = {
    ...Object.fromEntries(Object.entries(labels).map(([field, name]) => [field, { name }])),
    custCode: { name: customer },
    otherMidrange: { name: labels.otherMidrange, value: toYesOrNo },
    brandDomination: { name: labels.brandDomination, value: toYesOrNo },
    photos: { name: t`Photos` },
    isDeleted: { name: t`Deleted`, value: toYesOrNo },
  };
  return (field) => texts[field];
}
