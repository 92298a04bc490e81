import { locales } from '#shared/locales.ts';
import { oneOf, pattern, text } from './cell-types.ts';
import { anywhere, inSorg, required } from './feed-file.ts';

/** The number of a sales organisation. */
export const sorgName = pattern(/^\w{1,10}$/, 'a sales organisation');

/** The sales organisation's number: the first column of nearly every file. */
export const sorg = required(sorgName, {
  to: 'sorg',
  references: anywhere('sales_org', 'sales organisation', 'sorg'),
});

/** ISO 3166 alpha-2. */
export const country = pattern(/^[A-Z]{2}$/, 'a country code of two capitals');

export const locale = oneOf(locales);

/** The number of an order that is there. */
export const orderNo = required(text(60), { references: inSorg('order', 'order', 'order_no') });

/** Why a customer may not order (C095). */
export const blockReasons = oneOf([
  'limit_exceeded',
  'overdue_over_limit',
  'oldest_ar_blocked',
  'other_company_blocked',
]);

/** How content target markets are named in the feed. */
export const market = pattern(/^[\w.-]{1,100}$/, 'a market of letters, digits, dots and dashes');

/** The target markets that a cell refers to. */
export const markets = anywhere('content_target_market', 'content target market');
