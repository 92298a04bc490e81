export { useDeliveryFileColumns } from './use-delivery-file.ts';
