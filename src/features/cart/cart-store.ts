import { createStore } from '#src/lib/create-store.ts';
import { boundViewer, onViewerChange } from '#src/offline/viewer.ts';
import { type Cart, loadingCart, noCart } from './cart-model.ts';
import { loadCartDevice } from './cart-sync.ts';

// The cart as this page shows it. Kept apart from the device's cart so that a screen with a cart
// badge does not load the database before it is drawn.

const cart = createStore<Cart>(loadingCart);
let qtys = new Map<string, number>();
let unwatch = () => {};
let watching = false;

function show(next: Cart): void {
  qtys = new Map(next.lines.map((line) => [line.articleCode, line.qty]));
  cart.set(next);
}

/** Watches the device's cart of the bound viewer; without a customer there is none (B064, B097). */
async function watch(): Promise<void> {
  unwatch();
  unwatch = () => {};
  const viewer = boundViewer();
  show(viewer?.customer ? loadingCart : noCart);
  if (!viewer?.customer) return;
  const { watchCart } = await loadCartDevice();
  if (boundViewer() === viewer) unwatch = watchCart(viewer, show);
}

export const cartStore = {
  getSnapshot: cart.getSnapshot,
  /** Pieces of an article in the cart; 0 when it is not in it. */
  qtyOf: (articleCode: string): number => qtys.get(articleCode) ?? 0,
  subscribe(listener: () => void): () => void {
    const unsubscribe = cart.subscribe(listener);
    if (!watching) {
      watching = true;
      onViewerChange(() => void watch());
      void watch();
    }
    return unsubscribe;
  },
};
