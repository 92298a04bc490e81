import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useRef, useState } from 'react';
import { limits } from '#shared/validation/limits.ts';
import { paths } from '#src/app/paths.ts';
import type { useCart } from '#src/features/cart/cart.public.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { useOnline } from '#src/lib/use-online.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { late } from '#src/ui/late.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import type { CheckoutStore } from '../checkout-draft.ts';
import { useCheckout } from '../use-checkout.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { ShipToChoice } from './ship-to-choice.tsx';
import { ShipmentStep } from './shipment-step.tsx';

const SplitByDate = late(() => import('./split-by-date.tsx'));

interface Props {
  cart: ReturnType<typeof useCart>;
  store: CheckoutStore;
  onUnanswered: () => void;
}

/** How much of a text is used, in the characters the limits count. */
function Used({ text, of }: { text: string; of: number }) {
  const used = [...text.trim()].length;
  return (
    <span className="tabular">
      <Trans comment="characters used of those allowed">
        {used} of {of}
      </Trans>
    </span>
  );
}

/** The checkout form: where to, how, when, paid how (U215 to U219). */
export function CheckoutForm({ cart, store, onUnanswered }: Props) {
  const { t } = useLingui();
  const online = useOnline();
  const checkout = useCheckout({ cart, store, onUnanswered });
  const { form, draft, days, rates, wrong } = checkout;
  const { register, setValue } = form;
  const [splitting, setSplitting] = useState(Object.values(draft.lineDates).some(Boolean));
  const { submitCount } = form.formState;
  const page = useRef<HTMLFormElement>(null);
  // The button is at the other end of the form on a phone: what is wrong comes into sight.
  useEffect(() => {
    if (submitCount > 0)
      page.current?.querySelector('[role=alert]')?.scrollIntoView?.({ block: 'center' });
  }, [submitCount]);
  return (
    <form
      ref={page}
      noValidate
      onSubmit={(event) => void (online ? checkout.place(event) : checkout.keep(event))}
      className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start"
    >
      <div className="min-w-0 space-y-8">
        <h1 className="text-2xl font-semibold">
          <Trans>Checkout</Trans>
        </h1>
        {checkout.problems.map(({ text, decide }) => (
          <Notice
            key={text}
            tone="error"
            action={
              decide ? (
                <LocaleLink to={paths.pendingChanges()} className={buttonClass('quiet')}>
                  <Trans>Pending changes</Trans>
                </LocaleLink>
              ) : undefined
            }
          >
            {text}
          </Notice>
        ))}
        {checkout.missing && !online ? (
          <Notice tone="warning">
            <Trans>
              Addresses, shipping and payment are not on this device yet. The cart stays here: order
              when you are online.
            </Trans>
          </Notice>
        ) : null}
        <ShipToChoice field={register('shipto')} error={wrong('shipto')} />
        <ShipmentStep
          field={register('rateId')}
          rates={rates}
          chosen={draft.rateId}
          error={wrong('rateId')}
        />
        <PaymentChoice field={register('paymentId')} error={wrong('paymentId')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t`Requested delivery date (optional)`}
            type="date"
            min={days.first}
            max={days.last}
            hint={days.weekDayWords()}
            error={wrong('requestDate')}
            {...register('requestDate')}
          />
          <TextField
            label={t`Your PO number (optional)`}
            hint={<Used text={draft.custPoNo} of={limits.poNumber} />}
            error={wrong('custPoNo')}
            {...register('custPoNo')}
          />
          <TextField
            label={t`Notes (optional)`}
            className="sm:col-span-2"
            hint={<Used text={draft.notes} of={limits.notes} />}
            error={wrong('notes')}
            {...register('notes')}
          />
        </div>
        {splitting ? (
          <Suspense fallback={null}>
            <SplitByDate
              lines={cart.lines}
              parts={checkout.parts}
              dates={draft.lineDates}
              days={days}
              problems={checkout.lineProblems}
              onChange={(lineDates) => setValue('lineDates', lineDates)}
            />
          </Suspense>
        ) : cart.lines.length > 1 ? (
          <Button variant="secondary" onClick={() => setSplitting(true)}>
            <Trans>Split by date</Trans>
          </Button>
        ) : null}
      </div>
      <CheckoutSummary
        cart={cart}
        shipping={checkout.shipping}
        shippingUpTo={checkout.shippingUpTo}
        orders={checkout.parts.length}
        problems={checkout.lineProblems}
        busy={form.formState.isSubmitting}
        online={online}
        onKeep={checkout.mayKeep && online ? () => void checkout.keep() : null}
      />
    </form>
  );
}
