import { useLingui } from '@lingui/react/macro';
import { ChangeHistory } from '#src/crud/record/change-history.tsx';
import type { FieldTexts } from '#src/crud/record/changed-values.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';

/** The users who changed, deleted and restored an inspection. */
export function InspectionHistory({ id }: { id: string }) {
  const { t } = useLingui();
  const { date } = useDates();
  const toYesOrNo = (text: string) =>
    text === 'true'
      ? t({ message: 'Yes', comment: 'a mark' })
      : t({ message: 'No', comment: 'a mark' });
  const texts: Record<string, FieldTexts> = {
    frameNumber: { name: t`Frame number` },
    articleCode: { name: t`Article` },
    mechanic: { name: t`Mechanic` },
    custCode: { name: t`Customer` },
    inspectedOn: { name: t`Inspected on`, value: date },
    isDeleted: { name: t`Deleted`, value: toYesOrNo },
    done: { name: t`Points done` },
    points: { name: t`Points to inspect` },
    isSigned: { name: t`Signed`, value: toYesOrNo },
  };
  return <ChangeHistory feature="inspections" id={id} getTexts={(field) => texts[field]} />;
}
