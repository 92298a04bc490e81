export { newsMailQueue } from './news-mail.ts';
export { notifyOrder, type OrderEvent } from './order-news.store.ts';
export { skipTold } from './skip-told.store.ts';
