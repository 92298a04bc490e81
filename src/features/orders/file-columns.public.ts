export { useOpenOrderFileColumns } from './use-open-order-file.ts';
