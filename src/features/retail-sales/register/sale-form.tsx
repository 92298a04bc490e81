import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { paths } from '#src/app/paths.ts';
import { FormPage } from '#src/crud/form-page.tsx';
import { ValueField } from '#src/crud/value-field.tsx';
import { useToday } from '#src/graphql/host/use-today.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { DayField } from '#src/ui/day-field.tsx';
import { Fold } from '#src/ui/fold.tsx';
import { lazyWithMessages } from '#src/ui/lazy-with-messages.tsx';
import { RadioField } from '#src/ui/radio-field.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { FrameFields } from './frame-fields.tsx';
import type { Buyer, SaleToEdit } from './sale-values.ts';
import { useKnownFrame } from './use-known-frame.ts';
import { useSaleForm } from './use-sale-form.ts';

const ChannelFields = lazyWithMessages(() => import('./channel-fields.tsx'));
const ConsumerFields = lazyWithMessages(() => import('./consumer-fields.tsx'));
const Deadline = lazyWithMessages(() => import('./deadline.tsx'));
const SerialsField = lazyWithMessages(() => import('./serials-field.tsx'));

interface Props {
  sale: SaleToEdit;
  /** The server has the sale already. */
  isChange?: boolean;
  /** Why the server refused it, above the fields. */
  refusal?: ReactNode;
}

/** Registers or changes a sale: the frame first, then the day and the consumer; the rest can stay closed. */
export function SaleForm({ sale, isChange = false, refusal }: Props) {
  const { t } = useLingui();
  const navigate = useLocaleNavigate();
  const today = useToday();
  const form = useSaleForm(sale, () => navigate(paths.retailSales()));
  const { values } = form;
  const known = useKnownFrame(values.frameNumber);
  const chosen = known.frames?.find(({ isNear }) => !isNear);
  const buyers: { value: Buyer; label: string }[] = [
    { value: 'consumer', label: t`Enter it` },
    { value: 'account', label: t`From the consumer’s account` },
    { value: 'none', label: t`No data` },
  ];
  return (
    <FormPage
      title={isChange ? <Trans>Change a sale</Trans> : <Trans>Register a sale</Trans>}
      back={{ to: paths.retailSales(), label: <Trans>Retail sales</Trans> }}
      intro={refusal}
      action={isChange ? undefined : <Trans comment="a sold bike">Register</Trans>}
      form={form}
    >
      <FrameFields form={form} known={known} saleId={sale.saleId} wasRefused={Boolean(refusal)} />
      <ValueField form={form} name="soldDate">
        {(field) => <DayField required label={t`Sold on`} max={today} {...field} />}
      </ValueField>
      <Suspense fallback={null}>
        <Deadline soldDate={values.soldDate} days={chosen?.registerWithinDays ?? null} />
      </Suspense>
      <ValueField form={form} name="buyer">
        {({ ref: _, ...field }) => (
          <RadioField
            label={t`Data of the consumer`}
            look="segments"
            options={buyers}
            name={field.name}
            value={field.value}
            onValue={field.onChange}
          />
        )}
      </ValueField>
      {values.buyer === 'consumer' ? (
        <Suspense fallback={<Skeleton className="h-24" />}>
          <ConsumerFields form={form} />
        </Suspense>
      ) : null}
      {values.buyer === 'none' ? (
        <p className="text-sm text-ink-muted">
          <Trans>
            Without a consumer it counts as non-retail, such as a bike for tests or rent.
          </Trans>
        </p>
      ) : null}
      <ValueField form={form} name="serials">
        {({ value, onChange, error }) => (
          <Suspense fallback={null}>
            <SerialsField value={value} onChange={onChange} error={error} />
          </Suspense>
        )}
      </ValueField>
      <Fold summary={<Trans>How it was sold</Trans>}>
        <Suspense fallback={<Skeleton className="h-24" />}>
          <ChannelFields form={form} />
        </Suspense>
      </Fold>
    </FormPage>
  );
}
