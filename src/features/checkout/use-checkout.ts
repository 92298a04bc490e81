import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { paths } from '#src/app/paths.ts';
import { cartSync, type useCart } from '#src/features/cart/cart.public.ts';
import { shownCode } from '#src/features/customers/customers.public.ts';
import { useHostConfig, useMoney } from '#src/features/hosts/hosts.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { whyNotSaved } from '#src/lib/not-saved.ts';
import { useUnsavedInput } from '#src/lib/unsaved.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import { useNotSavedText } from '#src/ui/not-saved.tsx';
import { type CheckoutField, fieldOf, lineOf } from './checkout.rules.ts';
import type { CheckoutDraft, CheckoutStore, UnansweredOrder } from './checkout-draft.ts';
import { checkoutResolver } from './checkout-form.rules.ts';
import { noteOf, orderOf, partsOf } from './order-of-cart.ts';
import { placeOrder } from './place-order.ts';
import { useCheckoutErrorText } from './use-checkout-error-text.ts';
import { useDeliveryDays } from './use-delivery-days.ts';
import { useOrderPlaced } from './use-order-placed.ts';
import { useOrderTerms } from './use-order-terms.ts';

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
  const { merchantName } = useHostConfig();
  const money = useMoney();
  const errorText = useCheckoutErrorText();
  const notSavedText = useNotSavedText();
  const orderPlaced = useOrderPlaced();
  const navigate = useLocaleNavigate();
  const days = useDeliveryDays();
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
        // Then only the form has it, and the page does not reload automatically.
        setUnkept(true);
      }
    });
    return () => subscription.unsubscribe();
  }, [watch, store]);

  const terms = useOrderTerms(cart.lines, form);
  const { shipping } = terms;
  const goods = cart.totals.reduce((sum, total) => sum + total.total, 0);

  const orderNow = (values: CheckoutDraft, freight: number | null): UnansweredOrder => ({
    key: crypto.randomUUID(),
    variables: orderOf(cart.lines, values, merchantName, freight),
    about: {
      total: goods + (freight ?? 0),
      shipping: freight,
      ...(terms.shippingUpTo && { shippingUpTo: true }),
      ...terms.names(values),
      asOf: cart.asOf,
    },
  });

  /** Finds problems before anything is sent: days, and lines that the cart itself refuses. */
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
    const { variables, about } = orderNow(values, shipping);
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
    setMayKeep(false);
    if (findProblems(values)) return;
    const { price, shown } = await terms.awaitShipping(values);
    if (price === null) return sayNotCalculated();
    // Nothing is ordered at more than was shown.
    if (price > (shown ?? 0)) {
      const freight = money(price);
      const text = t`Shipping costs ${freight} for these orders. Place the order again to agree.`;
      return setProblems([{ text }]);
    }
    if (!(await cartSync.settle())) return sayNotSettled();
    const sent = await placeOrder(orderNow(values, price), store).catch(whyNotSaved);
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
    // Fetches what has changed on the server, so that the buyer sees it before the next attempt (M041).
    void terms.askAgain();
    if (Object.keys(wrong).length > 0) await cartSync.pull();
  };

  const sayNotCalculated = () => {
    setMayKeep(true);
    setProblems([
      { text: t`Shipping could not be calculated. Try again, or have the order placed later.` },
    ]);
    void terms.askAgain();
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
    terms,
    parts: partsOf(cart.lines, draft),
    setDates: (lineDates: Record<string, string>) => form.setValue('lineDates', lineDates),
    problems,
    lineProblems,
    /** Sending has failed, so that the order is kept unless the user tries again. */
    mayKeep,
    wrong,
    place: handleSubmit(place),
    keep: handleSubmit(keep),
  };
}
