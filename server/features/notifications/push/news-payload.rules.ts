import type { HostConfig } from '#shared/host-config.ts';
import { type ClaimFacts, claimPayload, manyClaimsPayload } from '../claims/claim-payload.rules.ts';
import type { DownloadNewsData } from '../downloads/download-news.store.ts';
import { downloadPayload } from '../downloads/download-payload.rules.ts';
import {
  type InvoiceFacts,
  invoicePayload,
  type PaymentFacts,
  paymentPayload,
} from '../money/money-payload.rules.ts';
import type { PublishedNewsFacts } from '../published/published-news.store.ts';
import { publishedNewsPayload } from '../published/published-news-payload.rules.ts';
import {
  type RegistrationFacts,
  registrationPayload,
} from '../registrations/registration-payload.rules.ts';
import {
  manyBackPayload,
  type OrderFacts,
  orderPayload,
  type PushPayload,
  type PushReader,
  type RestockFacts,
  restockPayload,
  testPayload,
} from './payload.rules.ts';

/** The subject of a notification; without any of them it is a test. */
export interface News {
  order: OrderFacts | null;
  restock: RestockFacts | null;
  invoice: InvoiceFacts | null;
  payment: PaymentFacts | null;
  registration: RegistrationFacts | null;
  claim: ClaimFacts | null;
  published: PublishedNewsFacts | null;
  download: DownloadNewsData | null;
}

/**
 * Returns the payload for a notification.
 * @param id of the notification
 */
export function newsPayload(id: number, news: News, reader: PushReader): PushPayload {
  const { order, restock, invoice, payment, registration, claim, published, download } = news;
  if (order) return orderPayload(id, order, reader);
  if (invoice) return invoicePayload(id, invoice, reader);
  if (payment) return paymentPayload(id, payment, reader);
  if (registration) return registrationPayload(id, registration, reader);
  if (claim) return claimPayload(id, claim, reader);
  if (published) return publishedNewsPayload(id, published, reader);
  if (download) return downloadPayload(id, download, reader);
  return restock ? restockPayload(id, restock, reader) : testPayload(id, reader);
}

/**
 * Returns the payload for news that are combined in one push, all of articles that are back or all of claims.
 * @param id of the newest notification
 * @param bundle the name the push keeps when it is sent again
 */
export function bundlePayload(
  id: number,
  bundle: number,
  news: readonly [News, ...News[]],
  reader: PushReader,
): PushPayload {
  const [claim, ...claims] = news.flatMap((one) => one.claim ?? []);
  if (claim) return manyClaimsPayload(id, bundle, [claim, ...claims], reader);
  const [restock, ...restocks] = news.flatMap((one) => one.restock ?? []);
  return restock
    ? manyBackPayload(id, bundle, [restock, ...restocks], reader)
    : newsPayload(id, news[0], reader);
}

/** Whether a host has the page that a notification leads to: payments and news may be off there (F009, F035, N034). */
export const isForHost = (
  { payment, published }: Pick<News, 'payment' | 'published'>,
  host: Pick<HostConfig, 'payment' | 'flags'>,
) => (payment === null || host.payment) && (published === null || host.flags.NEWS);
