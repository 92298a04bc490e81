import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { limits } from '#shared/validation/limits.ts';
import { paths } from '#src/app/paths.ts';
import type { useCart } from '#src/features/cart/cart.public.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { sumOrder } from '../checkout.rules.ts';
import type { CheckoutStore } from '../checkout-draft.ts';
import { useCheckout } from '../use-checkout.ts';
import { useDelivery } from '../use-delivery.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { ShipToChoice } from './ship-to-choice.tsx';
import { ShipmentStep } from './shipment-step.tsx';

type Checkout = ReturnType<typeof useCheckout>;

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

interface NoticesProps {
  problems: Checkout['problems'];
  /** The data to choose from was never downloaded, and there is no network. */
  unknownTerms: boolean;
}

function FormNotices({ problems, unknownTerms }: NoticesProps) {
  return (
    <>
      {problems.map(({ text, decide }) => (
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
      {unknownTerms ? (
        <Notice tone="warning">
          <Trans>
            Addresses, shipping and payment are not on this device yet. The cart stays here: order
            when you are online.
          </Trans>
        </Notice>
      ) : null}
    </>
  );
}

interface TextsProps extends Pick<Checkout, 'draft' | 'wrong'> {
  register: Checkout['form']['register'];
}

/** The buyer's own number of the order, and the notes. */
function OrderTexts({ register, draft, wrong }: TextsProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t`Your PO number (optional)`}
        hint={<Used text={draft.custPoNo} of={limits.custPoNo} />}
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
  );
}

/** The checkout form: where to, how, when, paid how (U215 to U219). */
export function CheckoutForm({ cart, store, onUnanswered }: Props) {
  const online = useOnline();
  const checkout = useCheckout({ cart, store, onUnanswered });
  const { form, draft, days, terms, wrong, lineProblems } = checkout;
  const { register } = form;
  const onDates = checkout.setDates;
  const delivery = useDelivery({ lines: cart.lines, draft, days, terms, onDates });
  // Where sending has failed the order is kept unless the user tries again.
  const keeps = !online || checkout.mayKeep;
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
      onSubmit={(event) => void (keeps ? checkout.keep(event) : checkout.place(event))}
      className="space-y-6 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-6 lg:space-y-0"
    >
      <div className="min-w-0 space-y-8">
        <PageHeader title={<Trans>Checkout</Trans>} />
        <FormNotices problems={checkout.problems} unknownTerms={terms.missing && !online} />
        <ShipToChoice field={register('shipto')} error={wrong('shipto')} />
        <ShipmentStep
          field={register('rateId')}
          rates={terms.rates}
          chosen={draft.rateId}
          error={wrong('rateId')}
        />
        <PaymentChoice
          field={register('paymentId')}
          error={wrong('paymentId')}
          total={sumOrder(cart.totals, terms.shipping)}
          keeps={keeps}
        />
        <DeliverySection
          delivery={delivery}
          parts={checkout.parts}
          dates={draft.lineDates}
          days={days}
          control={form.control}
          error={wrong('requestDate')}
          problems={lineProblems}
          splitExtra={terms.rates.isPlaceholderData ? 0 : (terms.rate?.splitExtra ?? 0)}
        />
        <OrderTexts register={register} draft={draft} wrong={wrong} />
      </div>
      <CheckoutSummary
        cart={cart}
        shipping={terms.shipping}
        shippingUpTo={terms.shippingUpTo}
        shipmentChosen={draft.rateId !== ''}
        calculating={terms.calculating}
        orders={checkout.parts.length}
        problems={lineProblems}
        busy={checkout.busy}
        keeps={keeps}
        onRetry={online && keeps ? () => void checkout.place() : null}
      />
    </form>
  );
}
