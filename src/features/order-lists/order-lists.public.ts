export { CartName } from './late-cart-name.tsx';
export { aliasesOf, saveAliases, saveOrderList } from './late-list-device.ts';
