export { notifyOrder, type OrderEvent } from './order-news.store.ts';
