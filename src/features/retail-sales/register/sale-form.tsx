import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useEffect } from 'react';
import { isDistributor } from '#shared/access/is-distributor.rules.ts';
import { dangers as allDangers, dangersOf } from '#shared/serials/dangers.rules.ts';
import { paths } from '#src/app/paths.ts';
import { FormPage } from '#src/crud/form/form-page.tsx';
import { FormSection } from '#src/crud/form/form-section.tsx';
import type { FormDraft } from '#src/crud/form/use-form-draft.ts';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { DayField } from '#src/ui/fields/day-field.tsx';
import { Fold } from '#src/ui/layout/fold.tsx';
import { BuyerFields } from './buyer-fields.tsx';
import { ChannelFields } from './channel-fields.tsx';
import { Deadline } from './deadline.tsx';
import { FrameFields } from './frame-fields.tsx';
import type { SaleToEdit, SaleValues } from './sale-values.ts';
import { SerialsField } from './serials-field.tsx';
import { StaffFields } from './staff-fields.tsx';
import { useCheckedSale } from './use-checked-sale.ts';

export interface SaleFormProps {
  sale: SaleToEdit;
  /** The server has the sale already. */
  isChange?: boolean;
  /** A notice above the fields, such as the reason for a refusal. */
  intro?: ReactNode;
  /** The codes for which the server has refused it. */
  refusedFor?: readonly string[];
  draft?: FormDraft<SaleValues>['kept'] | undefined;
  /** The frame number gets the focus, as another sale was just saved. */
  isNext?: boolean;
  onSaved: (values: SaleValues) => void | Promise<void>;
}

/** Registers or changes a sale: the frame first, then the day and the consumer; the rest can stay closed. */
export function SaleForm({
  sale,
  isChange = false,
  intro,
  refusedFor = [],
  draft,
  isNext = false,
  onSaved,
}: SaleFormProps) {
  const { t } = useLingui();
  const today = useToday();
  const { customer, user } = useSession();
  const { form, known, frame, checked, stop } = useCheckedSale(sale, { isChange, draft, onSaved });
  const { values } = form;
  const { setFocus } = form.methods;
  useEffect(() => {
    if (isNext) setFocus('frameNumber');
  }, [isNext, setFocus]);
  const isStaff = isDistributor(user);
  const isForbidden = !isStaff && allDangers.some((danger) => danger === stop);
  const refusedDangers = allDangers.filter((code) => refusedFor.includes(code));
  return (
    <FormPage
      title={isChange ? <Trans>Change a sale</Trans> : <Trans>Register a sale</Trans>}
      back={{ to: paths.retailSales(), label: <Trans>Retail sales</Trans> }}
      intro={intro}
      action={isChange ? undefined : <Trans comment="a sold bike">Register</Trans>}
      {...(isForbidden && { forbidden: t`This bike must not be sold. Call the distributor.` })}
      form={form}
    >
      <FormSection title={<Trans>Bike</Trans>}>
        <FrameFields form={form} known={known} checked={checked} refusedFor={refusedFor} />
        {isStaff ? (
          <Suspense fallback={null}>
            <StaffFields
              form={form}
              customer={customer}
              isChange={isChange}
              dangers={[...refusedDangers, ...(frame ? dangersOf(frame) : [])]}
            />
          </Suspense>
        ) : null}
        <div className="grid gap-4 sm:grid-cols-2">
          <ValueField form={form} name="soldDate">
            {(field) => <DayField required label={t`Sold on`} max={today} {...field} />}
          </ValueField>
        </div>
        <Deadline soldDate={values.soldDate} days={frame?.registerWithinDays ?? null} />
      </FormSection>
      <FormSection title={<Trans>Consumer</Trans>}>
        <BuyerFields form={form} mayKeep={sale.values.buyer === 'kept'} />
      </FormSection>
      <FormSection
        title={
          <Trans comment="heading: fields of a sale that can stay empty">Further details</Trans>
        }
      >
        <ValueField form={form} name="serials">
          {({ value, onChange, error }) => (
            <SerialsField
              value={value}
              known={frame?.serials.map(({ kind }) => kind) ?? []}
              onChange={onChange}
              error={error}
            />
          )}
        </ValueField>
        <Fold summary={<Trans>How it was sold</Trans>}>
          <ChannelFields form={form} />
        </Fold>
      </FormSection>
    </FormPage>
  );
}
