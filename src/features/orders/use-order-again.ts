import { useState } from 'react';
import { useCart } from '#src/features/cart/cart.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { type OrderedAgain, type OrderedLine, orderAgain } from './order-again.ts';

/**
 * Puts the lines of an order into the cart again. It reads the articles and puts them into the cart of this device: no
 * mutation of the server, so no `useAction`.
 */
export function useOrderAgain(lines: readonly OrderedLine[]) {
  const cart = useCart();
  const checks = useHostConfig();
  const inCart = (code: string) => cart.lines.find((line) => line.articleCode === code)?.qty ?? 0;
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<OrderedAgain | null>(null);
  const [error, setError] = useState<unknown>(null);
  const run = async () => {
    setBusy(true);
    setResult(null);
    setError(null);
    try {
      setResult(await orderAgain(lines, inCart, checks));
    } catch (failure) {
      setError(failure);
    }
    setBusy(false);
  };
  return { busy: busy || cart.loading, run, result, error };
}
