export { cartSync } from './cart-sync.ts';
export { setCartQty, setCartQtys } from './set-cart-qty.ts';
export { useCart, useCartQty, useCartTotal } from './use-cart.ts';
