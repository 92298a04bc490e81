export { CartName } from './cart-name.lazy.tsx';
export { loadAliases, saveAliases, saveOrderList } from './list-device.lazy.ts';
