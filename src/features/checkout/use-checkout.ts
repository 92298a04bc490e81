import { useLingui } from '@lingui/react/macro';
import { type BaseSyntheticEvent, useState } from 'react';
import { paths } from '#src/app/paths.ts';
import { cartSync, type useCart } from '#src/features/cart/cart.public.ts';
import { shownCode } from '#src/features/customers/customers.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useHostConfig, useMoney } from '#src/graphql/host/use-host-config.ts';
import { useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { whyNotSaved } from '#src/lib/input/not-saved.ts';
import { boundViewer, type Viewer } from '#src/offline/viewer.ts';
import { useNotSavedText } from '#src/ui/state/not-saved.tsx';
import { type CheckoutField, sumOrder } from './checkout.rules.ts';
import type { CheckoutDraft, CheckoutStore, UnansweredOrder } from './checkout-draft.ts';
import { isDraftOpen, loadCheckoutDevice, renewOrderKey } from './order-key.ts';
import { type CartLines, splitByDate, toOrder, toOrderNote } from './order-of-cart.ts';
import { placeOrder } from './place-order.ts';
import { useCheckoutProblems } from './use-checkout-problems.ts';
import { useDeliveryDays } from './use-delivery-days.ts';
import { useDraftForm } from './use-draft-form.ts';
import { useOrderPlaced } from './use-order-placed.ts';
import { type OrderTerms, useOrderTerms } from './use-order-terms.ts';
import { useSubmitOnce } from './use-submit-once.ts';

type Cart = ReturnType<typeof useCart>;

interface Options {
  cart: Cart;
  store: CheckoutStore;
  onUnanswered: () => void;
}

/**
 * Returns the order of the cart under the key of its draft, with the figures on the screen.
 * @param freight minor units; null while it is not known
 */
function createOrder(
  values: CheckoutDraft,
  freight: number | null,
  { cart, terms, merchant }: { cart: Cart; terms: OrderTerms; merchant: string },
): UnansweredOrder {
  return {
    key: cart.draft ?? '',
    variables: toOrder(cart.lines, values, merchant, freight),
    about: {
      total: sumOrder(cart.totals, freight),
      shipping: freight,
      ...(terms.shippingUpTo && { shippingUpTo: true }),
      ...terms.names(values),
      asOf: cart.asOf,
    },
  };
}

/** Keeps an order on the device until it can be placed, and returns its id in the outbox. */
async function keepOrder(
  viewer: Viewer,
  lines: CartLines,
  { key, variables, about }: UnansweredOrder,
  customer: ReturnType<typeof useSession>['customer'],
) {
  const named = customer && { name: customer.name, no: shownCode(customer) };
  const note = toOrderNote(lines, { variables, ...(about && { about }) }, named);
  const { captureOrder } = await loadCheckoutDevice();
  return await captureOrder(viewer, {
    variables: { ...variables, intent: true },
    note,
    draft: key,
  });
}

/**
 * The checkout form: what is chosen and typed survives a reload; it places the order now, or keeps
 * it to be placed when online.
 */
export function useCheckout({ cart, store, onUnanswered }: Options) {
  const { customer } = useSession();
  const { merchantName: merchant } = useHostConfig();
  const notSavedText = useNotSavedText();
  const orderPlaced = useOrderPlaced();
  const navigate = useLocaleNavigate();
  const days = useDeliveryDays();
  const form = useDraftForm(store);
  const once = useSubmitOnce(form);
  const draft = form.watch();
  const terms = useOrderTerms(cart.lines, form);
  const found = useCheckoutProblems({ lines: cart.lines, form, days });
  const { problems, lineProblems, findProblems, showProblem } = found;
  const notPlaced = useNotPlaced(found, terms);

  const keep = async (values: CheckoutDraft) => {
    if (findProblems(values)) return;
    const viewer = boundViewer();
    if (!viewer) return;
    // Another tab has sent it.
    if (store.unanswered.read()) return onUnanswered();
    const order = createOrder(values, terms.shipping, { cart, terms, merchant });
    try {
      const id = await keepOrder(viewer, cart.lines, order, customer);
      store.beginAnew();
      once.lock();
      await navigate(paths.orderConfirmation({ waiting: id }), { replace: true });
    } catch (error) {
      if (error instanceof Error && error.name === 'DraftEnded') return notPlaced.sayEnded();
      showProblem(notSavedText(whyNotSaved(error)));
    }
  };

  const place = async (values: CheckoutDraft) => {
    notPlaced.forget();
    if (findProblems(values)) return;
    const { price, shown } = await terms.awaitShipping(values);
    if (price === null) return notPlaced.sayNotCalculated();
    // Nothing is ordered at more than was shown.
    if (price > (shown ?? 0)) return notPlaced.sayDearer(price);
    if (!(await cartSync.flush())) return notPlaced.sayNotFlushed();
    if (store.unanswered.read()) return onUnanswered();
    const order = createOrder(values, price, { cart, terms, merchant });
    if (!(await isDraftOpen(order.key).catch(() => true))) return notPlaced.sayEnded();
    const result = await placeOrder(order, store).catch(whyNotSaved);
    // Nothing went out: without its key kept a lost answer could make a second order.
    if (typeof result === 'string') return showProblem(notSavedText(result));
    if (result.kind === 'placed') {
      once.lock();
      return await orderPlaced(result.orderNos, order);
    }
    if (result.kind === 'unanswered') return onUnanswered();
    if (result.usedKey) await renewOrderKey(order);
    const isLineRefused = found.showRefusal(result);
    // Fetches what has changed on the server, so that the buyer sees it before the next attempt (M041).
    void terms.askAgain();
    if (isLineRefused) await cartSync.pull();
  };

  return {
    form,
    draft,
    days,
    terms,
    parts: splitByDate(cart.lines, draft),
    setDates: (lineDates: Record<string, string>) => form.setValue('lineDates', lineDates),
    problems,
    lineProblems,
    /** Sending has failed, so that the order is kept unless the user tries again. */
    mayKeep: notPlaced.mayKeep,
    wrong: (field: CheckoutField) => found.fieldProblem(field, draft.requestDate),
    /** An order is under way, or was made and its page is not there yet. */
    busy: once.busy,
    place: (event?: BaseSyntheticEvent) => once.submit(place, event),
    keep: (event?: BaseSyntheticEvent) => once.submit(keep, event),
  };
}

/** Why an order could not be placed at all, and whether it may be kept to be placed later. */
function useNotPlaced(
  { showProblem }: ReturnType<typeof useCheckoutProblems>,
  terms: ReturnType<typeof useOrderTerms>,
) {
  const { t } = useLingui();
  const money = useMoney();
  const [mayKeep, setMayKeep] = useState(false);
  return {
    mayKeep,
    forget: () => setMayKeep(false),
    sayEnded: () =>
      showProblem(t`This cart was already ordered or emptied, for example in another window.`),
    sayDearer: (price: number) => {
      const freight = money(price);
      showProblem(t`Shipping costs ${freight} for these orders. Place the order again to agree.`);
    },
    sayNotCalculated: () => {
      setMayKeep(true);
      showProblem(t`Shipping could not be calculated. Try again, or have the order placed later.`);
      void terms.askAgain();
    },
    sayNotFlushed: async () => {
      const { needsDecision } = await loadCheckoutDevice();
      if (await needsDecision())
        return showProblem(t`Changes of this cart wait for your decision.`, true);
      setMayKeep(true);
      showProblem(t`The cart could not be sent. Try again, or have the order placed later.`);
    },
  };
}
