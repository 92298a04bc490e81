import * as v from 'valibot';
import { languages, locales } from './locales.ts';

/** Feature flags of a host (F001 to F011). */
export const featureFlags = v.object({
  CATALOG_REDESIGN: v.optional(v.boolean(), true),
  HIDE_CATEGORY_MENU: v.optional(v.boolean(), false),
  WEB_MANIFEST: v.optional(v.boolean(), true),
  WEB_NOTIFICATION: v.optional(v.boolean(), true),
  NEW_CUSTOMER_SELECTION_LIST: v.optional(v.boolean(), true),
  CART_COUNT_TOTAL_QTY: v.optional(v.boolean(), true),
  CUSTOM_URL_TO_HIDE_NEW_INQUIRY: v.optional(v.array(v.string()), []),
  MERGE_MENU_CATALOG: v.optional(v.boolean(), true),
  NEWS: v.optional(v.boolean(), true),
  PREVIEW_PAGES: v.optional(v.boolean(), false),
  ANALYTICS: v.optional(v.boolean(), false),
  MONITORING: v.optional(v.boolean(), false),
});

/** The kinds of visit forms (B302, C138). */
export const visitKinds = ['polygon', 'wim'] as const;
export type VisitKind = (typeof visitKinds)[number];

const currency = v.object({
  /** ISO 4217 code. */
  display: v.string(),
  symbol: v.string(),
  thousandSeparator: v.string(),
  decimalSeparator: v.string(),
  decimalPrecision: v.number(),
});

/** A language of a host: its locale, name, BCP 47 tag and picture (E129 to E132). */
const language = v.object({
  code: v.string(),
  name: v.string(),
  iso: v.optional(v.string(), ''),
  file: v.optional(v.string(), ''),
});

/** A choice that strangers have in an inquiry, by language; `other` is always offered besides (N130). */
const inquiryChoice = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/), v.notValue('other')),
  text: v.record(v.picklist(languages), v.string()),
});

/**
 * The settings a distributor chooses per host: everything but what the sales organisation and the
 * host's own row fix. Unset fields take the defaults below (E001 to E059, C003 to C009, N026 to N041).
 */
export const hostSettings = v.object({
  webLogo: v.optional(v.string(), ''),
  imageLogin: v.optional(v.string(), ''),
  imageNavbar: v.optional(v.string(), ''),
  imageLoginBackground: v.optional(v.string(), 'bg-login.jpg'),
  brandColor: v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)), '#009ACE'),
  dateFormat: v.optional(v.string(), 'DD MMM YYYY'),
  timeFormat: v.optional(v.string(), 'HH:mm:ss'),
  email: v.optional(v.string(), ''),
  /** Stock above this is shown as "more than"; null shows it exactly (N030). */
  maskStock: v.optional(v.nullable(v.number()), null),
  /** An arrival above this is shown without its quantity (N030). */
  maskNextArrival: v.optional(v.nullable(v.number()), null),
  itemViewQuota: v.optional(v.number(), 10),
  modelViewQuota: v.optional(v.number(), 12),
  canCheckout: v.optional(v.boolean(), true),
  creditCheck: v.optional(v.boolean(), true),
  creditStatusUsage: v.optional(v.boolean(), true),
  creditStatusBlockedReason: v.optional(v.boolean(), true),
  nextArrivalDisplay: v.optional(v.boolean(), true),
  /** Arrivals further away than this many months are not shown; null shows all (N031). */
  nextArrivalMonth: v.optional(v.nullable(v.number()), null),
  availableStockCheck: v.optional(v.boolean(), false),
  exactQtyCheck: v.optional(v.boolean(), false),
  exactQtyCheckout: v.optional(v.boolean(), false),
  orderConfirmation: v.optional(v.boolean(), false),
  /** Week days on which is delivered, 1 (Monday) to 7 (Sunday); closed days come on top (N066). */
  deliveryDays: v.optional(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
    [1, 2, 3, 4, 5, 6, 7],
  ),
  /** The requests that a dealer may make for an open line. */
  openOrderActions: v.optional(v.array(v.picklist(['accept', 'redate', 'cancel'])), [
    'accept',
    'redate',
    'cancel',
  ]),
  forgotPassword: v.optional(v.boolean(), false),
  payment: v.optional(v.boolean(), true),
  paymentGateway: v.optional(v.string(), 'sandbox'),
  cartDisclaimer: v.optional(v.string(), ''),
  /** The disclaimer in further languages, by language (`de`). */
  cartDisclaimers: v.optional(v.record(v.picklist(languages), v.string()), {}),
  /** The host's names for languages, by locale; others have their usual name. */
  languageNames: v.optional(v.record(v.picklist(locales), v.string()), {}),
  countryId: v.optional(v.string(), ''),
  telpCode: v.optional(v.string(), '+62'),
  /** The text that consumers agree to when their bike is registered, by language; null asks for nothing. */
  consumerConsent: v.optional(
    v.nullable(v.object({ version: v.string(), text: v.record(v.string(), v.string()) })),
    null,
  ),
  /** After so many months the data of consumers are erased from their sales; 0 keeps them. */
  consumerRetentionMonths: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1200)),
    120,
  ),
  claimNonCode: v.optional(v.boolean(), false),
  claimProblemRequired: v.optional(v.boolean(), true),
  claimAllowNonCode: v.optional(v.boolean(), false),
  claimAllowPAA: v.optional(v.boolean(), true),
  /** Whether a claim with a consumer needs a copy of the ID card; some countries forbid keeping one (reading 38). */
  claimIdCard: v.optional(v.picklist(['required', 'optional', 'none']), 'required'),
  checkStock3rdParty: v.optional(v.boolean(), false),
  checkPrice3rdParty: v.optional(v.boolean(), false),
  custGroupOnCustSelect: v.optional(v.boolean(), false),
  customerGroupAsLevel: v.optional(v.boolean(), false),
  allowNewCustomerInquiry: v.optional(v.boolean(), true),
  inquiryReasons: v.optional(v.array(inquiryChoice), []),
  inquiryGoals: v.optional(v.array(inquiryChoice), []),
  /** Says how the data of an inquiry are used, by language; shown above the button that sends it (reading 114). */
  inquiryConsent: v.optional(v.record(v.picklist(languages), v.string()), {}),
  /** After so many months an inquiry is deleted; 0 keeps it. */
  inquiryRetentionMonths: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1200)),
    12,
  ),
  allowPreviewPage: v.optional(v.boolean(), false),
  /** The visit forms of users with an area in the sales organisation (B036, decision 032), see GET /user. */
  visitForms: v.optional(v.array(v.picklist(visitKinds)), [...visitKinds]),
  orderTypeDisplay: v.optional(v.boolean(), false),
  stockDisplay: v.optional(v.picklist(['cumulative', 'per-warehouse']), 'cumulative'),
  futureConfirmationDisplay: v.optional(v.boolean(), false),
  preOrderDisplay: v.optional(v.boolean(), false),
  catalogDefaultView: v.optional(v.picklist(['group', 'item']), 'group'),
  invoicePaymentRule: v.optional(v.nullable(v.picklist(['overdue', 'oldest'])), null),
  allowPartialPayment: v.optional(v.boolean(), false),
  /** The warehouse that supplies: its id in the feed, its name in what is answered (F046, N036). */
  supplyLocation: v.optional(v.string(), ''),
  googleAnalyticId: v.optional(v.string(), ''),
  webDescription: v.optional(v.string(), ''),
  webKeywords: v.optional(v.string(), ''),
  openToBuyLabel: v.optional(v.boolean(), false),
  /** Characters a new password needs, 8 to 64. */
  minimumPasswordLength: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(8), v.maxValue(64)),
    8,
  ),
  /** Whether a new password needs a digit and letters of both cases (B175, B176). */
  passwordComposition: v.optional(v.boolean(), false),
  /** How many minutes a mailed link to set a new password is good for. */
  resetLinkMinutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(60)), 30),
  /** How many hours an invitation, mailed or shown to an administrator, is good for (reading 53). */
  invitationHours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(336)), 72),
  /** True tells a wrong name from a wrong password at login (N025). */
  preciseLoginMessages: v.optional(v.boolean(), false),
  /** Days after which a login ends however much it is used; the user logs in again. */
  sessionDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3650)), 90),
  /** Whether holders of administrators' permissions log in with a second factor, whatever their group role says. */
  adminSecondFactor: v.optional(v.boolean(), false),
  statusCheck: v.optional(v.boolean(), true),
  rootPath: v.optional(v.string(), ''),
  flags: v.optional(featureFlags, {}),
});

/** The response of GET /server/config/{host} (O009). */
export const hostConfig = v.object({
  ...hostSettings.entries,
  host: v.string(),
  sorg: v.string(),
  webTitle: v.string(),
  merchantName: v.string(),
  /** IANA; the days of the sales organisation are those there. A server from before says none. */
  timeZone: v.optional(v.string(), 'UTC'),
  languages: v.array(language),
  currency,
});

export type HostSettings = v.InferOutput<typeof hostSettings>;
export type HostConfig = v.InferOutput<typeof hostConfig>;
export type ClaimIdCardSetting = HostConfig['claimIdCard'];
export type CurrencyFormat = v.InferOutput<typeof currency>;
