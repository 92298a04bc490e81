export { OrderHistory } from './components/order-history.tsx';
export { OrderTabs } from './components/order-tabs.tsx';
export { OrderType, useTypeColumn } from './components/order-type.tsx';
export { PaymentState } from './components/payment-state.tsx';
export { useOrderStateText } from './use-order-state-text.ts';
export { usePaymentWords } from './use-payment-texts.ts';
