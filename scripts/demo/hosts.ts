import type { HostSettings } from '#shared/host-config.ts';
import type { Row } from './columns.ts';
import { consentIn } from './consents.ts';
import { inquirySettings } from './inquiries.ts';

/** Settings of a host; flags may be named one by one. */
type Settings = Partial<Omit<HostSettings, 'flags'>> & { flags?: Partial<HostSettings['flags']> };

/** The logo of the German host; `file` lies in `images/`. */
export const hostLogo = { file: 'logo-de.svg', color: '#1F6F54' };

const indonesia: Settings = {
  brandColor: '#C62828',
  dateFormat: 'DD/MM/YYYY',
  timeFormat: 'HH.mm',
  email: 'dealer@pannier-id.example',
  maskStock: 10,
  maskNextArrival: 50,
  nextArrivalMonth: 3,
  creditStatusBlockedReason: false,
  availableStockCheck: true,
  cartDisclaimer:
    'Harga belum termasuk PPN dan ongkos kirim. Pesanan diproses setelah pembayaran atau limit kredit disetujui.',
  countryId: 'ID',
  telpCode: '+62',
  consumerConsent: consentIn('id-2026-1', 'id', 'en', 'ms'),
  claimIdCard: 'required',
  consumerRetentionMonths: 60,
  custGroupOnCustSelect: true,
  orderTypeDisplay: true,
  orderConfirmation: true,
  supplyLocation: 'SBY',
  webDescription: 'Portal pemesanan dealer sepeda dan suku cadang',
  flags: {
    CATALOG_REDESIGN: false,
    MERGE_MENU_CATALOG: false,
    NEW_CUSTOMER_SELECTION_LIST: false,
    CART_COUNT_TOTAL_QTY: false,
  },
};

const unitedStates: Settings = {
  dateFormat: 'MMM D, YYYY',
  timeFormat: 'h:mm A',
  email: 'dealers@pannier-us.example',
  maskStock: 50,
  cartDisclaimer:
    'Prices exclude sales tax and freight. Orders placed before 2 PM Eastern ship the same day.',
  countryId: 'US',
  telpCode: '+1',
  consumerConsent: consentIn('us-2026-1', 'en', 'fr'),
  claimIdCard: 'optional',
  forgotPassword: true,
  preOrderDisplay: true,
  allowPartialPayment: true,
  invoicePaymentRule: 'oldest',
  creditStatusUsage: true,
  allowPreviewPage: true,
  supplyLocation: 'NJ',
  webDescription: 'Dealer ordering for bicycles, parts and accessories',
  flags: { CATALOG_REDESIGN: true, NEW_CUSTOMER_SELECTION_LIST: true, PREVIEW_PAGES: true },
};

const germany: Settings = {
  brandColor: hostLogo.color,
  webLogo: 'logo-de',
  dateFormat: 'DD.MM.YYYY',
  timeFormat: 'HH:mm',
  email: 'haendler@pannier-de.example',
  maskNextArrival: 100,
  stockDisplay: 'per-warehouse',
  exactQtyCheck: true,
  deliveryDays: [1, 2, 3, 4, 5],
  cartDisclaimer:
    'Alle Preise zuzüglich Mehrwertsteuer und Versand. Es gelten unsere Verkaufs- und Lieferbedingungen.',
  countryId: 'DE',
  telpCode: '+49',
  consumerConsent: consentIn('de-2026-1', 'de', 'en', 'fr'),
  claimIdCard: 'none',
  preciseLoginMessages: true,
  invoicePaymentRule: 'overdue',
  catalogDefaultView: 'item',
  futureConfirmationDisplay: true,
  minimumPasswordLength: 9,
  passwordComposition: true,
  openToBuyLabel: true,
  custGroupOnCustSelect: true,
  customerGroupAsLevel: true,
  visitForms: ['polygon'],
  supplyLocation: 'KS',
  webDescription: 'Händlerportal für Fahrräder, Teile und Zubehör',
  flags: { HIDE_CATEGORY_MENU: true },
};

const us = { sorg: '2000', languages: ['en-us', 'en-ca', 'fr'] };

/** A second portal of the United States, in which dealers order but pay nothing and read no news (F009, F035). */
const withoutPayments: Settings = {
  ...unitedStates,
  brandColor: '#3B5B92',
  payment: false,
  flags: { ...unitedStates.flags, NEWS: false },
};

/** The hosts of the demo; `localhost` is the United States under another name. */
export function hostRows(): Row<'hosts.csv'>[] {
  const common = { ...inquirySettings, checkStock3rdParty: true, checkPrice3rdParty: true };
  const config = (settings: Settings) => JSON.stringify({ ...settings, ...common });
  return [
    {
      host: 'id.localhost',
      sorg: '1000',
      webTitle: 'Pannier Indonesia',
      languages: ['id-id', 'en-id', 'ms-my'],
      config: config(indonesia),
    },
    {
      host: 'us.localhost',
      ...us,
      webTitle: 'Pannier US Dealer Portal',
      config: config({ ...unitedStates, brandColor: '#B4502B' }),
    },
    { host: 'localhost', ...us, webTitle: 'Pannier', config: config(unitedStates) },
    {
      host: 'order.localhost',
      ...us,
      webTitle: 'Pannier US Ordering',
      config: config(withoutPayments),
    },
    {
      host: 'de.localhost',
      sorg: '3000',
      webTitle: 'Pannier Händlerportal',
      languages: ['de', 'en-uk', 'en-nl', 'fr'],
      config: config(germany),
    },
  ];
}
