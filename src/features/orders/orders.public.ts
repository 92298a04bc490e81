export { OrderHistory } from './parts/order-history.tsx';
export { OrderTabs } from './parts/order-tabs.tsx';
export { OrderType } from './parts/order-type.tsx';
export { PaymentState } from './parts/payment-state.tsx';
export { TrackingLink } from './parts/tracking-link.tsx';
export { useOrderStateText } from './use-order-state-text.ts';
