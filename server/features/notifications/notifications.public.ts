export { notifyOfClaimComments, notifyOfClaimStatuses } from './claims/claim-news.store.ts';
export { notifyDownload } from './downloads/download-news.store.ts';
export { newsMailQueue } from './mail/news-mail.ts';
export { mayBeNotified } from './may-be-notified.store.ts';
export { notifyOrder } from './orders/order-news.store.ts';
export { skipNotified } from './skip-notified.store.ts';
