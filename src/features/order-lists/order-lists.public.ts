export { CartName } from './cart-name.lazy.tsx';
export { loadAliases, saveAliases } from './list-device.lazy.ts';
