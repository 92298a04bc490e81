import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { EntityPicker } from '#src/crud/form/entity-picker.tsx';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { AsOf } from '#src/crud/record/as-of.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { searchRows } from '#src/lib/search-rows.ts';
import { Notice } from '#src/ui/state/notice.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { useWaitingVisits } from '../../use-waiting-visits.ts';
import type { VisitCustomer } from '../../visit-device.ts';
import { useVisitLabels } from '../../visits.fields.ts';
import type { VisitForm } from '../use-visit-form.ts';

/** A customer in the picker; one of a draft may be on the device no more. */
type PickedCustomer = Pick<VisitCustomer, 'custCode' | 'name'> & Partial<VisitCustomer>;

/**
 * The customer of a visit: chosen by name, code or city, also without a network. First are those that were never visited,
 * then those not visited for longest; a visit that waits on this device counts.
 */
export function CustomerField({ form }: { form: VisitForm }) {
  const { customer } = form.values;
  const name = customer?.name ?? '';
  const several = form.basis === undefined || form.basis.customers.length > 1;
  if (form.isChange || (customer && !several))
    return (
      <p className="text-ink-muted">
        <Trans comment="a visit, before the name of its customer">
          At <span className="font-semibold text-ink">{name}</span>
        </Trans>
      </p>
    );
  return (
    <div className="space-y-2">
      <CustomerChoice form={form} />
      <LastVisit form={form} />
    </div>
  );
}

function CustomerChoice({ form }: { form: VisitForm }) {
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

/** When the customer was visited last, and that the answers are from there. */
function LastVisit({ form: { values, basis, last, lastVisitedAt } }: { form: VisitForm }) {
  const { date } = useDates();
  if (!values.customer || !basis) return null;
  return (
    <p role="status" className="text-sm text-ink-muted">
      {last && lastVisitedAt ? (
        <Trans>
          The answers of the last visit on {{ day: date(lastVisitedAt) }} are filled in.
        </Trans>
      ) : (
        <Trans>This is the first visit.</Trans>
      )}
    </p>
  );
}
