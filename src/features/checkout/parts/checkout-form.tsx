import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { linePrice } from '#shared/price-rule.ts';
import { cartSync, type useCart } from '#src/features/cart/cart.public.ts';
import { useHostConfig } from '#src/features/hosts/hosts.public.ts';
import { useOnline } from '#src/lib/use-online.ts';
import { Notice } from '#src/ui/notice.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { checkoutQueries } from '../checkout.queries.ts';
import { type CheckoutField, deliveryWindow, fieldOf, lineOf } from '../checkout.rules.ts';
import type { CheckoutDraft, CheckoutStore } from '../checkout-draft.ts';
import { checkoutResolver } from '../checkout-form.rules.ts';
import { placeOrder } from '../place-order.ts';
import { useCheckoutErrorText } from '../use-checkout-error-text.ts';
import { useOrderPlaced } from '../use-order-placed.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { ShipToChoice } from './ship-to-choice.tsx';
import { ShipmentChoice } from './shipment-choice.tsx';

interface Props {
  cart: ReturnType<typeof useCart>;
  store: CheckoutStore;
  onUnanswered: () => void;
}

/** The checkout form; what is chosen and typed survives a reload. */
export function CheckoutForm({ cart, store, onUnanswered }: Props) {
  const { t } = useLingui();
  const online = useOnline();
  const { merchantName } = useHostConfig();
  const errorText = useCheckoutErrorText();
  const orderPlaced = useOrderPlaced();
  const [problems, setProblems] = useState<string[]>([]);
  const form = useForm<CheckoutDraft>({
    defaultValues: store.draft(),
    resolver: checkoutResolver,
  });
  const { register, handleSubmit, setError, watch, formState } = form;
  const days = deliveryWindow(new Date());
  const items = cart.lines.map(({ articleCode, qty }) => ({ articleCode, qty }));
  const rates = useQuery(checkoutQueries.rates(items, merchantName));
  const rate = rates.data?.find((one) => one.id === watch('rateId'));

  useEffect(() => {
    const subscription = watch((value) => store.keepDraft({ ...store.draft(), ...value }));
    return () => subscription.unsubscribe();
  }, [watch, store]);

  const submit = handleSubmit(async (draft) => {
    setProblems([]);
    if (!(await cartSync.settle())) {
      setProblems([t`The cart has changes that are not sent yet. Try again when you are online.`]);
      return;
    }
    const result = await placeOrder(
      {
        key: crypto.randomUUID(),
        variables: {
          products: cart.lines.map(({ articleCode, qty, product }) => ({
            articleCode,
            qty,
            subtotal: linePrice(product.price.dealer ?? 0, qty, product.price.discounts).total,
          })),
          shipto: draft.shipto,
          request_delivery_date: draft.requestDate || null,
          shipments: [{ merchant: merchantName, rateId: draft.rateId }],
          paymentId: draft.paymentId,
          custPoNo: draft.custPoNo.trim() || null,
          notes: draft.notes.trim() || null,
        },
      },
      store,
    );
    if (result.kind === 'placed') return orderPlaced(result.orderNos);
    if (result.kind === 'unanswered') return onUnanswered();
    const above: string[] = [];
    for (const error of result.errors) {
      const field = fieldOf(error.field);
      const line = lineOf(error.field);
      if (field) setError(field, { type: 'server', message: error.code });
      else if (line === null) above.push(errorText(error));
      else above.push(`${cart.lines[line]?.product.name ?? ''}: ${errorText(error)}`);
    }
    setProblems(above);
    if (result.errors.some((error) => error.code === 'PRICE_CHANGED')) await cartSync.pull();
  });

  const wrong = (field: CheckoutField) => {
    const code = formState.errors[field]?.message;
    return code ? errorText({ field, code, message: code }) : undefined;
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start"
    >
      <div className="min-w-0 space-y-8">
        <h1 className="text-2xl font-semibold">
          <Trans>Checkout</Trans>
        </h1>
        {problems.map((problem) => (
          <Notice key={problem} tone="error">
            {problem}
          </Notice>
        ))}
        <ShipToChoice field={register('shipto')} error={wrong('shipto')} />
        <ShipmentChoice
          field={register('rateId')}
          rates={rates.data ?? []}
          error={wrong('rateId')}
        />
        <PaymentChoice field={register('paymentId')} error={wrong('paymentId')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t`Requested delivery date (optional)`}
            type="date"
            min={days.first}
            max={days.last}
            error={wrong('requestDate')}
            {...register('requestDate')}
          />
          <TextField
            label={t`Your PO number (optional)`}
            error={wrong('custPoNo')}
            {...register('custPoNo')}
          />
          <TextField
            label={t`Notes (optional)`}
            className="sm:col-span-2"
            error={wrong('notes')}
            {...register('notes')}
          />
        </div>
      </div>
      <CheckoutSummary
        cart={cart}
        shipping={rate?.price ?? null}
        busy={formState.isSubmitting}
        disabledReason={
          online ? undefined : t`You are offline. What you entered stays here until you are back.`
        }
      />
    </form>
  );
}
