import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { paths } from '#src/app/paths.ts';
import { cartSync, type useCart } from '#src/features/cart/cart.public.ts';
import { shownCode } from '#src/features/customers/customers.public.ts';
import { useHostConfig } from '#src/features/hosts/hosts.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { whyNotSaved } from '#src/lib/not-saved.ts';
import { useUnsavedInput } from '#src/lib/unsaved.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { useNotSavedText } from '#src/ui/not-saved.tsx';
import { checkoutQueries } from './checkout.queries.ts';
import { type CheckoutField, fieldOf, lineOf } from './checkout.rules.ts';
import type { CheckoutDraft, CheckoutStore, UnansweredOrder } from './checkout-draft.ts';
import { checkoutResolver } from './checkout-form.rules.ts';
import { freightPartOf } from './device-freight.ts';
import { noteOf, orderOf, partsOf } from './order-of-cart.ts';
import { placeOrder } from './place-order.ts';
import { useCheckoutErrorText } from './use-checkout-error-text.ts';
import { useDeliveryDays } from './use-delivery-days.ts';
import { useOrderPlaced } from './use-order-placed.ts';

interface Options {
  cart: ReturnType<typeof useCart>;
  store: CheckoutStore;
  onUnanswered: () => void;
}

/** Why the order did not go off, above the form. */
export interface FormProblem {
  text: string;
  /** It waits for the user under Pending changes. */
  decide?: boolean;
}

/**
 * The checkout form: what is chosen and typed survives a reload; it places the order now, or keeps
 * it to be placed when online.
 */
export function useCheckout({ cart, store, onUnanswered }: Options) {
  const { t } = useLingui();
  const { customer } = useSession();
  const { sorg, merchantName } = useHostConfig();
  const errorText = useCheckoutErrorText();
  const notSavedText = useNotSavedText();
  const orderPlaced = useOrderPlaced();
  const navigate = useLocaleNavigate();
  const days = useDeliveryDays();
  const queries = useQueryClient();
  const [problems, setProblems] = useState<FormProblem[]>([]);
  const [lineProblems, setLineProblems] = useState<Record<string, string>>({});
  const [mayKeep, setMayKeep] = useState(false);
  const [unkept, setUnkept] = useState(false);
  useUnsavedInput(unkept);
  const form = useForm<CheckoutDraft>({ defaultValues: store.draft(), resolver: checkoutResolver });
  const { handleSubmit, setError, watch, formState } = form;
  const draft = watch();

  useEffect(() => {
    const subscription = watch((value) => {
      try {
        store.keepDraft({ ...store.draft(), ...value } as CheckoutDraft);
        setUnkept(false);
      } catch {
        // Then the form has it alone, and the page is not loaded anew by itself.
        setUnkept(true);
      }
    });
    return () => subscription.unsubscribe();
  }, [watch, store]);

  const rates = useQuery(checkoutQueries.rates(cart.lines, merchantName));
  const shipTos = useQuery(checkoutQueries.shipTos());
  const payments = useQuery(checkoutQueries.payments(sorg));
  const rate = rates.data?.find((one) => one.id === draft.rateId);
  const parts = partsOf(cart.lines, draft);
  // Each of several orders pays its own freight.
  const split = useQuery(
    checkoutQueries.freight(
      parts.length > 1 && rate
        ? orderOf(cart.lines, { ...draft, custPoNo: '', notes: '' }, merchantName)
        : null,
      parts.map((part) => freightPartOf(part.lines)),
    ),
  );
  const freight = parts.length > 1 ? split.data : rate;
  const shipping = freight?.price ?? null;
  const shippingUpTo = freight?.upTo === true;
  const goods = cart.totals.reduce((sum, total) => sum + total.total, 0);

  const orderNow = (values: CheckoutDraft): UnansweredOrder => ({
    key: crypto.randomUUID(),
    variables: orderOf(cart.lines, values, merchantName, shipping),
    about: {
      total: goods + (shipping ?? 0),
      shipping,
      ...(shippingUpTo && { shippingUpTo }),
      shipTo: shipTos.data?.find(({ id }) => id === values.shipto)?.name ?? '',
      shipment: rate?.name ?? '',
      payment: payments.data?.find(({ id }) => id === values.paymentId)?.desc ?? '',
      asOf: cart.asOf,
    },
  });

  /** What is wrong before anything is sent: days, and lines the cart itself has trouble with. */
  const findProblems = (values: CheckoutDraft): boolean => {
    const wrong: Record<string, string> = {};
    const day = days.problem(values.requestDate);
    if (day) setError('requestDate', { type: 'rule', message: day });
    for (const { articleCode } of cart.lines) {
      const code = days.problem(values.lineDates[articleCode] ?? '');
      if (code) wrong[articleCode] = errorText({ field: '', code, message: '' });
    }
    setLineProblems(wrong);
    const above: FormProblem[] = [];
    if (Object.keys(wrong).length > 0)
      above.push({ text: t`Choose other days for the lines marked` });
    if (cart.lines.some((line) => line.problem || line.product.blocked))
      above.push({ text: t`The cart holds lines that cannot be ordered. Correct it first.` });
    setProblems(above);
    return day !== null || above.length > 0;
  };

  const keep = async (values: CheckoutDraft) => {
    if (findProblems(values)) return;
    const viewer = boundViewer();
    if (!viewer) return;
    const { variables, about } = orderNow(values);
    const named = customer && { name: customer.name, no: shownCode(customer) };
    const note = noteOf(cart.lines, { variables, ...(about && { about }) }, named);
    try {
      const { captureOrder } = await import('./order-intents.ts');
      const id = await captureOrder(viewer, { variables: { ...variables, intent: true }, note });
      store.beginAnew();
      navigate(paths.orderConfirmation({ waiting: id }), { replace: true });
    } catch (error) {
      setProblems([{ text: notSavedText(whyNotSaved(error)) }]);
    }
  };

  const place = async (values: CheckoutDraft) => {
    if (findProblems(values)) return;
    if (shipping === null) return sayNotReckoned();
    if (!(await cartSync.settle())) return sayNotSettled();
    const sent = await placeOrder(orderNow(values), store).catch(whyNotSaved);
    // Nothing went out: without its key kept a lost answer could make a second order.
    if (typeof sent === 'string') return setProblems([{ text: notSavedText(sent) }]);
    const result = sent;
    if (result.kind === 'placed') return await orderPlaced(result.orderNos);
    if (result.kind === 'unanswered') return onUnanswered();
    const above: FormProblem[] = [];
    const wrong: Record<string, string> = {};
    for (const error of result.errors) {
      const field = fieldOf(error.field);
      const index = lineOf(error.field);
      const line = index === null ? undefined : cart.lines[index];
      if (field) setError(field, { type: 'server', message: error.code });
      else if (line) wrong[line.articleCode] = errorText(error);
      else above.push({ text: errorText(error) });
    }
    for (const { articleCode, product } of cart.lines)
      if (wrong[articleCode]) above.push({ text: `${product.name}: ${wrong[articleCode]}` });
    setLineProblems(wrong);
    setProblems(above);
    // What the server has found is brought here, so that the next attempt is made with it in sight (M041).
    void askAgain();
    if (Object.keys(wrong).length > 0) await cartSync.pull();
  };

  /** Addresses, shipping and its price, ways to pay and closed days as they are now. */
  const askAgain = () => queries.invalidateQueries({ queryKey: ['checkout'] });

  /** Nothing is ordered at a price that was not seen. */
  const sayNotReckoned = () => {
    setMayKeep(true);
    setProblems([
      { text: t`Shipping has not been calculated yet. Try again, or have the order placed later.` },
    ]);
    void askAgain();
  };

  const sayNotSettled = async () => {
    const { needsDecision } = await import('./needs-decision.ts');
    if (await needsDecision()) {
      setProblems([{ text: t`Changes of this cart wait for your decision.`, decide: true }]);
      return;
    }
    setMayKeep(true);
    setProblems([
      { text: t`The cart could not be sent. Try again, or have the order placed later.` },
    ]);
  };

  const wrong = (field: CheckoutField) => {
    const chosen = field === 'requestDate' ? days.problem(draft.requestDate) : null;
    const code = chosen ?? formState.errors[field]?.message;
    if (!code) return undefined;
    if (chosen === 'CLOSED_DAY') return days.closedWords(draft.requestDate);
    return errorText({ field, code, message: code });
  };

  return {
    form,
    draft,
    days,
    rates,
    /** Without a network something is missing that was never brought to this device. */
    missing: [rates, shipTos, payments].some(({ data, isError }) => isError && !data),
    parts,
    shipping,
    /** It may cost less, never more: which is known once there is a connection. */
    shippingUpTo,
    problems,
    lineProblems,
    /** Sending has failed, so that keeping the order is offered beside placing it. */
    mayKeep,
    wrong,
    place: handleSubmit(place),
    keep: handleSubmit(keep),
  };
}
