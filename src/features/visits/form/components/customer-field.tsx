import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import type { VisitForm } from '../use-visit-form.ts';

// A visit that is changed keeps its customer, and does not need the picker.
const CustomerChoice = lazyWithMessages(() => import('./customer-choice.tsx'));

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
      <Suspense fallback={<Skeleton className="h-16" />}>
        <CustomerChoice form={form} />
      </Suspense>
      <LastVisit form={form} />
    </div>
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
