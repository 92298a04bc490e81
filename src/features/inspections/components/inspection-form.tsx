import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { paths } from '#src/app/paths.ts';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { RecordForm } from '#src/crud/record/record-form.tsx';
import { CustomerPicker, useSeveralCustomers } from '#src/features/customers/customers.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { DayField } from '#src/ui/fields/day-field.tsx';
import { SignatureField } from '#src/ui/fields/signature-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { useInspectionHistoryTexts, useInspectionLabels } from '../inspections.fields.ts';
import type { ShownInspection } from '../inspections.queries.ts';
import { useInspectionForm } from '../use-inspection-form.ts';
import { BikeFields } from './bike-fields.tsx';
import { PointList } from './point-list.tsx';

interface Props {
  /** Null for a new one. */
  stored: ShownInspection | null;
  title: ReactNode;
  intro?: ReactNode;
}

/** The form of an inspection (U257). */
export function InspectionForm({ stored, title, intro }: Props) {
  const { t } = useLingui();
  const form = useInspectionForm(stored);
  const labels = useInspectionLabels();
  const getHistoryTexts = useInspectionHistoryTexts();
  const today = useToday();
  const several = useSeveralCustomers();
  const { readsOnly } = useSession();
  const { list, brand, merchandise, customer } = form.values;
  return (
    <RecordForm
      form={form}
      title={title}
      intro={intro}
      back={{ to: paths.inspections(), label: <Trans>Pre-delivery inspections</Trans> }}
      action={<Trans>Save inspection</Trans>}
      isReadOnly={readsOnly}
      getHistoryTexts={getHistoryTexts}
    >
      <BikeFields form={form} isNew={!stored} />
      <div className="grid grid-cols-2 items-start gap-4">
        <ValueField form={form} name="inspectedOn">
          {(field) => <DayField {...field} required label={labels.inspectedOn} max={today} />}
        </ValueField>
        <TextField required label={labels.mechanic} {...form.field('mechanic')} />
      </div>
      {several || customer === null ? (
        <ValueField form={form} name="customer">
          {(field) => (
            <Suspense fallback={<Skeleton className="h-16" />}>
              <CustomerPicker {...field} required label={t`Customer`} />
            </Suspense>
          )}
        </ValueField>
      ) : null}
      {list ? (
        <PointList form={form} />
      ) : (
        <Notice tone={form.field('marks').error ? 'error' : 'info'}>
          {brand && merchandise ? (
            <Trans>
              There is no inspection list for this bike on this device. Check brand and category, or
              try again when you are online.
            </Trans>
          ) : (
            <Trans>The points to inspect appear once brand and category are filled in.</Trans>
          )}
        </Notice>
      )}
      <ValueField form={form} name="signature">
        {({ value, onChange, error }) => (
          <SignatureField
            label={t`Signature of the mechanic`}
            value={value}
            onChange={onChange}
            error={error}
          />
        )}
      </ValueField>
    </RecordForm>
  );
}
