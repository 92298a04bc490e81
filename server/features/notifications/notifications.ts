import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  ClaimNews,
  Notification,
  OrderLineNews,
  OrderNews,
  PublishedNews,
  QueryResolvers,
  RegistrationNews,
} from '#server/graphql/generated/types.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { languageOf } from '#shared/locales.ts';
import { claimScope } from './claims/claim-news.store.ts';
import { downloadScope } from './downloads/download-news.store.ts';
import {
  type ArticleNameRow,
  articleNames,
  countUnread,
  type InboxRow,
  inboxPage,
} from './inbox/inbox.store.ts';
import { toInvoiceNews, toPaymentNews } from './money/to-money-news.ts';
import { type OrderLineNewsData, orderScope } from './orders/order-news.store.ts';
import { titleIn } from './published/published-news-payload.rules.ts';
import { arrivedShown } from './push/payload.rules.ts';
import { registrationScope } from './registrations/registration-news.store.ts';

type ArticleNames = ReadonlyMap<string, ArticleNameRow>;

/** The viewer's inbox, newest first; at most 50 at once. */
export const notifications: QueryResolvers['notifications'] = async (_root, args, ctx) => {
  const viewer = viewerOf(ctx);
  const page = parsePage(args, 50);
  const unread = await countUnread(ctx.db, viewer);
  const request = { unread: args.unreadOnly || null, page };
  const { rows, count } = await inboxPage(ctx.db, viewer, request);
  const names = await articleNames(ctx.db, viewer, rows.flatMap(successors));
  return {
    notifications: rows.map((row) => entry(row, names, ctx)),
    info: pageInfo(page, count),
    unread,
  };
};

function entry(row: InboxRow, names: ArticleNames, ctx: Context): Notification {
  const { id, kind, created_at, read_at } = row;
  return {
    id: String(id),
    kind,
    createdAt: created_at.toISOString(),
    read: read_at !== null,
    restock: toRestockNews(row, ctx),
    order: viewerOf(ctx).scopes.has(orderScope) ? toOrderNews(row, names) : null,
    invoice: toInvoiceNews(row, ctx),
    payment: toPaymentNews(row, ctx),
    registration: viewerOf(ctx).scopes.has(registrationScope) ? toRegistrationNews(row) : null,
    claim: viewerOf(ctx).scopes.has(claimScope) ? toClaimNews(row) : null,
    news: toPublishedNews(row, ctx),
    download: viewerOf(ctx).scopes.has(downloadScope) && row.kind === 'download' ? row.data : null,
  };
}

function toRestockNews(row: InboxRow, { host }: Context): Notification['restock'] {
  const { code, customer } = row;
  if (row.kind !== 'restock' || code === null || customer === null) return null;
  const { qty, arrived, asked } = row.data;
  return {
    article_code: code,
    article_code_display: row.code_display,
    name: row.name,
    category: row.category,
    slug: row.slug,
    image: row.image,
    qty,
    arrived: arrivedShown(arrived, host),
    asked,
    customer,
  };
}

function toOrderNews(row: InboxRow, names: ArticleNames): OrderNews | null {
  if (row.kind !== 'order' || row.customer === null) return null;
  const { event, orderNo, count, lines } = row.data;
  const changes = lines.map((line) => lineNews(line, names));
  return { event, orderNumber: orderNo, customer: row.customer, changes, count };
}

function toRegistrationNews({ kind, data, customer }: InboxRow): RegistrationNews | null {
  return kind === 'registration' && customer !== null ? { ...data, customer } : null;
}

function toClaimNews(row: InboxRow): ClaimNews | null {
  if (row.kind !== 'claim' || row.customer === null) return null;
  const { event, id, referenceNo, article, qty, approvedQty } = row.data;
  return { event, id, referenceNo, article, qty, approvedQty, customer: row.customer };
}

function toPublishedNews({ published }: InboxRow, { host, locale }: Context): PublishedNews | null {
  if (!published || !host.flags.NEWS) return null;
  const { key, mustRead } = published;
  return { id: key, title: titleIn(published, languageOf(locale)), mustRead };
}

/** The changed fields of a line; the others are null. */
function lineNews(line: OrderLineNewsData, names: ArticleNames): OrderLineNews {
  const { position, article, description, before, after } = line;
  const changed = <K extends keyof typeof before>(name: K) =>
    before[name] === after[name] ? null : { before: before[name], after: after[name] };
  const successor = changed('replacedBy')?.after;
  const named = successor ? names.get(successor) : undefined;
  return {
    position,
    article,
    description,
    answer: after.answer ?? null,
    expectedDate: changed('expectedDate'),
    price: changed('price'),
    status: changed('status'),
    replacedBy: successor
      ? {
          article_code: successor,
          article_code_display: named?.code_display ?? successor,
          name: named?.name ?? successor,
        }
      : null,
  };
}

/** The codes of articles that take the place of others. */
function successors(row: InboxRow): string[] {
  if (row.kind !== 'order') return [];
  return row.data.lines.flatMap(({ after }) => after.replacedBy ?? []);
}
