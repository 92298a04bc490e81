export { ArticleLink } from './parts/article-link.tsx';
export { OrderTabs } from './parts/order-tabs.tsx';
export { OrderType } from './parts/order-type.tsx';
export { TrackingLink } from './parts/tracking-link.tsx';
export { useOrderStateText } from './use-order-state-text.ts';
