import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { paths } from '#src/app/paths.ts';
import { FormPage } from '#src/crud/form/form-page.tsx';
import { FormSection } from '#src/crud/form/form-section.tsx';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { CustomerPicker, useMayChooseCustomer } from '#src/features/customers/customers.public.ts';
import { Button } from '#src/ui/button.tsx';
import { DayField } from '#src/ui/fields/day-field.tsx';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { useClaimLabels } from '../../claims.fields.ts';
import { useCapitals } from '../../use-capitals.ts';
import { type ClaimFormOptions, type ClaimForm as Form, useClaimForm } from '../use-claim-form.ts';
import { useClaimedFrame } from '../use-claimed-frame.ts';
import { BikeSection } from './bike-section.tsx';
import { FilePlaces } from './file-places.tsx';
import { ProblemFields } from './problem-fields.tsx';

// Behind a fold, and below the first screen.
const ConsumerFields = lazyWithMessages(() => import('./consumer-fields.tsx'));
// Claims for bikes do not need its list of articles.
const PartsSection = lazyWithMessages(() => import('./parts-section.tsx'));

/** The form of a claim, for bikes and for parts: what is known comes before the first photo. */
export function ClaimForm({ intro, ...options }: ClaimFormOptions & { intro?: ReactNode }) {
  const form = useClaimForm(options);
  const labels = useClaimLabels();
  const { claim } = options;
  const { kind, brands, today } = form.context;
  const isChange = claim.version !== null;
  const isBike = kind === 'Bike';
  const known = useClaimedFrame(form, { isBike, isFixed: isChange });
  const brand = brands.find((one) => one.brand === form.values.brandName);
  const decidedIn = brand?.decidedInDays ?? null;
  const section = { form, claimId: claim.id, isFixed: isChange };
  return (
    <FormPage
      title={isChange ? <Trans>Edit claim</Trans> : toTitle(isBike)}
      back={
        isChange
          ? { to: paths.claim(claim.id), label: <Trans>Claim</Trans> }
          : { to: paths.claims(), label: <Trans>Claims</Trans> }
      }
      intro={intro}
      action={isChange ? <Trans>Save claim</Trans> : <Trans comment="a claim">Send claim</Trans>}
      form={form}
    >
      <CustomerField form={form} isFixed={isChange} />
      <FormSection title={isBike ? <Trans>Bike</Trans> : labels.articleCode}>
        {isBike ? (
          <BikeSection {...section} known={known} />
        ) : (
          <Suspense fallback={<Skeleton className="h-32" />}>
            <PartsSection {...section} />
          </Suspense>
        )}
        <div className="grid grid-cols-2 items-start gap-4">
          <ValueField form={form} name="purchaseDate">
            {(field) => (
              <DayField required clearable label={labels.purchaseDate} max={today} {...field} />
            )}
          </ValueField>
          {isBike ? null : (
            <TextField required inputMode="numeric" label={labels.qty} {...form.field('qty')} />
          )}
          <TextField label={labels.dealerNo} {...form.field('dealerNo')} />
        </div>
        {decidedIn === null ? null : (
          <p className="text-sm text-ink-muted">
            <Plural
              value={{ days: decidedIn }}
              one="Claims of this brand are decided in # day (median of 90 days)."
              other="Claims of this brand are decided in # days (median of 90 days)."
            />
          </p>
        )}
      </FormSection>
      <FormSection title={labels.problems}>
        <ProblemFields form={form} />
        <TextAreaField required label={labels.description} {...form.field('description')} />
      </FormSection>
      <FormSection title={<Trans>Consumer</Trans>}>
        <Suspense fallback={<Skeleton className="h-11" />}>
          <ConsumerFields form={form} frame={known.frame} />
        </Suspense>
      </FormSection>
      <FormSection title={<Trans>Photos and documents</Trans>}>
        <FilePlaces form={form} />
      </FormSection>
      {isChange ? null : (
        <Button variant="secondary" onClick={form.saveDraft}>
          <Trans>Save as draft</Trans>
        </Button>
      )}
    </FormPage>
  );
}

const toTitle = (isBike: boolean) =>
  isBike ? <Trans>New bike claim</Trans> : <Trans>New parts claim</Trans>;

/** The customer: a dealer's own is given, sales choose; the names are in capitals (B235, B236, U251). */
function CustomerField({ form, isFixed }: { form: Form; isFixed: boolean }) {
  const { t } = useLingui();
  const capitals = useCapitals();
  const mayChoose = useMayChooseCustomer();
  const { customer } = form.values;
  if (isFixed || !mayChoose) {
    const name = capitals(customer?.name ?? '');
    return (
      <p className="text-ink-muted">
        <Trans comment="a claim, before the name of its customer">
          For <span className="font-semibold text-ink">{name}</span>
        </Trans>
      </p>
    );
  }
  return (
    <ValueField form={form} name="customer">
      {(field) => (
        <Suspense fallback={<Skeleton className="h-16" />}>
          <CustomerPicker {...field} required capitals label={t`Customer of the claim`} />
        </Suspense>
      )}
    </ValueField>
  );
}
