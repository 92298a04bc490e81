import { useLingui } from '@lingui/react/macro';
import { useDates, useHostConfig } from '#src/features/hosts/hosts.public.ts';
import type { ShownInspection } from './inspections.queries.ts';

/** Saves an inspection as a PDF for the customer's papers. @returns a function that throws what a request throws */
export function useInspectionPdf(): (inspection: ShownInspection) => Promise<void> {
  const { t } = useLingui();
  const { date } = useDates();
  const { webTitle } = useHostConfig();
  return async (inspection) => {
    const { frameNumber, articleCode, description, mechanic, custName } = inspection;
    const { savePdf } = await import('#src/graphql/save-pdf.ts');
    const bike = [inspection.brand, inspection.model, inspection.modelYear].filter(Boolean);
    const facts = [
      webTitle,
      `${t`Frame number`}: ${frameNumber}`,
      `${t`Article`}: ${articleCode} ${description}`,
      bike.join(' '),
      `${t`Customer`}: ${custName}`,
      `${t`Inspected on`}: ${date(inspection.inspectedOn)}`,
      `${t`Mechanic`}: ${mechanic}`,
    ];
    await savePdf(`${t`Inspection`} ${frameNumber}`, {
      title: t`Pre-delivery inspection`,
      facts: facts.filter(Boolean).map((fact) => fact.slice(0, 200)),
      columns: [
        { text: t`Point`, width: 60, numeric: false },
        { text: t`Result`, width: 40, numeric: false },
      ],
      rows: inspection.checklist.map((point) => [
        point.description.slice(0, 300),
        [point.checked ? t`Done` : t`Open`, point.value].filter(Boolean).join(', '),
      ]),
      totals: [],
      note: inspection.signature ? t`Signed by ${{ name: mechanic }} in the portal.` : '',
    });
  };
}
