import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { EntityPicker } from '#src/crud/form/entity-picker.tsx';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { AsOf } from '#src/crud/record/as-of.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { searchRows } from '#src/lib/search-rows.ts';
import { Notice } from '#src/ui/state/notice.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { useWaitingVisits } from '../../use-waiting-visits.ts';
import type { VisitCustomer } from '../../visit-basis.ts';
import { useVisitLabels } from '../../visits.fields.ts';
import type { VisitForm } from '../use-visit-form.ts';

/** A customer in the picker; one of a draft may be on the device no more. */
type PickedCustomer = Pick<VisitCustomer, 'custCode' | 'name'> & Partial<VisitCustomer>;

/** Chooses the customer of a visit by name, code or city. */
export default function CustomerChoice({ form }: { form: VisitForm }) {
  const { t } = useLingui();
  const { date } = useDates();
  const labels = useVisitLabels();
  const { basis, basisError, values, chooseCustomer } = form;
  const { customer } = values;
  const waiting = new Set(
    useWaitingVisits()
      .filter(({ operation }) => operation === 'CreateVisit')
      .map(({ note }) => note.custCode),
  );
  if (!basis && basisError && !customer)
    return (
      <Notice tone="error">
        <Trans>
          The customers of your area are not on this device. Open this page once with a connection.
        </Trans>
      </Notice>
    );
  if (!basis && !customer) return <Skeleton className="h-16" />;
  const customers = basis?.customers ?? [];
  const toText = ({ custCode, city, visitedAt }: PickedCustomer) => {
    const visited = visitedAt
      ? t`last visit ${{ day: date(visitedAt) }}`
      : t({ message: 'not visited yet', comment: 'a shop' });
    const state = waiting.has(custCode)
      ? t({ message: 'visited, waits to be sent', comment: 'a shop' })
      : visited;
    return [city, state].filter(Boolean).join(' · ');
  };
  return (
    <ValueField form={form} name="customer">
      {({ ref, onBlur, error }) => (
        <EntityPicker<PickedCustomer>
          ref={ref}
          onBlur={onBlur}
          error={error}
          required
          label={labels.customer}
          hint={
            <>
              <Plural
                value={{ count: customers.length }}
                one="# customer on this device, the one not visited for longest first"
                other="# customers on this device, those not visited for longest first"
              />{' '}
              <AsOf at={basis?.asOf} />
            </>
          }
          value={
            customer && {
              ...customers.find(({ custCode }) => custCode === customer.code),
              custCode: customer.code,
              name: customer.name,
            }
          }
          onChange={(picked) =>
            chooseCustomer(customers.find(({ custCode }) => custCode === picked?.custCode) ?? null)
          }
          find={async (search) => {
            const found = searchRows(customers, search);
            const rows = found.toSorted(
              (one, other) =>
                Number(waiting.has(one.custCode)) - Number(waiting.has(other.custCode)),
            );
            return { rows, count: rows.length };
          }}
          toOption={(one) => ({ value: one.custCode, label: one.name, text: toText(one) })}
        />
      )}
    </ValueField>
  );
}
