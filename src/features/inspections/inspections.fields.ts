import { useLingui } from '@lingui/react/macro';
import type { InspectionField } from '#shared/inspections/inspection.fields.ts';
import type { FieldTexts } from '#src/crud/record/changed-values.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';

/** The labels of the fields of an inspection, for form, list, file and history. */
export function useInspectionLabels(): Readonly<Record<InspectionField, string>> {
  const { t } = useLingui();
  return {
    frameNumber: t`Frame number`,
    articleCode: t`Article`,
    description: t`Description`,
    brand: t`Brand`,
    merchandise: t`Category`,
    modelYear: t`Model year`,
    model: t`Model`,
    series: t({ message: 'Series', context: 'of one bike' }),
    mechanic: t`Mechanic`,
    inspectedOn: t`Inspected on`,
  };
}

/** The fields of an inspection as its history shows them, with those that the form does not have. */
export function useInspectionHistoryTexts(): (field: string) => FieldTexts | undefined {
  const { t } = useLingui();
  const { date } = useDates();
  const labels = useInspectionLabels();
  const toYesOrNo = (text: string) =>
    text === 'true'
      ? t({ message: 'Yes', comment: 'a mark' })
      : t({ message: 'No', comment: 'a mark' });
  const texts: Record<string, FieldTexts> = {
    ...Object.fromEntries(Object.entries(labels).map(([field, name]) => [field, { name }])),
    inspectedOn: { name: labels.inspectedOn, value: date },
    custCode: { name: t`Customer` },
    isDeleted: { name: t`Deleted`, value: toYesOrNo },
    done: { name: t`Points done` },
    points: { name: t`Points to inspect` },
    isSigned: { name: t`Signed`, value: toYesOrNo },
  };
  return (field) => texts[field];
}
