import type { Row } from '../columns.ts';
import { unifiedCode } from '../dealers.ts';
import { drawPart, type PartShape } from '../draw/part.ts';
import type { Market } from '../markets.ts';
import type { TradeLanguage } from '../texts/languages.ts';

/** The dealer whose users with the role customer-vendor act for the first vendor: that of the login `vendor`. */
const vendorDealer = 3;

const vendors = [
  {
    id: 'CHIME',
    name: 'Chime & Shine',
    email: 'orders@chime-and-shine.example',
    accent: '#d9a321',
  },
  { id: 'SECURE', name: 'Secure Locks', email: 'orders@secure-locks.example', accent: '#b3272d' },
  { id: 'BENCH', name: 'Bench Supply', email: 'orders@bench-supply.example', accent: '#2c6e49' },
] as const;
type VendorId = (typeof vendors)[number]['id'];

interface Article {
  vendor: VendorId;
  code: string;
  shape: PartShape;
  hex: string;
  name: Record<TradeLanguage, string>;
  /** The price of one piece. */
  euro: number;
  /** The pieces of a sales unit; more than one are a box. */
  pieces: number;
  stock: number;
}

const article = (
  vendor: VendorId,
  code: string,
  shape: PartShape,
  hex: string,
  [en, de, id]: readonly [string, string, string],
  [euro, pieces, stock]: readonly [number, number, number],
): Article => ({ vendor, code, shape, hex, name: { en, de, id }, euro, pieces, stock });

const articles: readonly Article[] = [
  article(
    'CHIME',
    'CH-100',
    'bell',
    '#c9ccd1',
    ['Brass bell, chrome', 'Messingglocke, verchromt', 'Bel kuningan, krom'],
    [4.2, 1, 240],
  ),
  article(
    'CHIME',
    'CH-110',
    'bell',
    '#22272d',
    ['Mini bell, black', 'Mini-Glocke, schwarz', 'Bel mini, hitam'],
    [2.6, 1, 400],
  ),
  article(
    'CHIME',
    'CH-112',
    'bell',
    '#22272d',
    [
      'Mini bell, black, shop display of 12',
      'Mini-Glocke, schwarz, Thekendisplay mit 12',
      'Bel mini, hitam, pajangan isi 12',
    ],
    [2.3, 12, 96],
  ),
  article(
    'CHIME',
    'CH-200',
    'front-light',
    '#22272d',
    ['Front light, USB-C', 'Frontlicht, USB-C', 'Lampu depan, USB-C'],
    [11.5, 1, 60],
  ),
  article(
    'CHIME',
    'CH-210',
    'rear-light',
    '#22272d',
    ['Rear light, USB-C', 'Rücklicht, USB-C', 'Lampu belakang, USB-C'],
    [7.9, 1, 0],
  ),
  article(
    'CHIME',
    'CH-300',
    'saddle-bag',
    '#3c444d',
    ['Saddle bag, small', 'Satteltasche, klein', 'Tas sadel, kecil'],
    [8.4, 1, 35],
  ),
  article(
    'SECURE',
    'SL-10',
    'shackle-lock',
    '#22272d',
    ['D-lock, hardened', 'Bügelschloss, gehärtet', 'Gembok U, baja keras'],
    [19.8, 1, 80],
  ),
  article(
    'SECURE',
    'SL-20',
    'folding-lock',
    '#3c444d',
    ['Folding lock, 90 cm', 'Faltschloss, 90 cm', 'Gembok lipat, 90 cm'],
    [27.5, 1, 42],
  ),
  article(
    'SECURE',
    'SL-21',
    'folding-lock',
    '#22272d',
    ['Folding lock, 110 cm', 'Faltschloss, 110 cm', 'Gembok lipat, 110 cm'],
    [33.0, 1, 3],
  ),
  article(
    'BENCH',
    'BS-01',
    'lube',
    '#2c6e49',
    [
      'Chain oil, 100 ml, box of 24',
      'Kettenöl, 100 ml, Karton mit 24',
      'Oli rantai, 100 ml, isi 24',
    ],
    [2.1, 24, 480],
  ),
  article(
    'BENCH',
    'BS-02',
    'multi-tool',
    '#3c444d',
    ['Multi-tool, 16 functions', 'Multitool, 16 Funktionen', 'Multi-tool, 16 fungsi'],
    [9.7, 1, 120],
  ),
  article(
    'BENCH',
    'BS-03',
    'torque',
    '#22272d',
    ['Torque wrench, 2 to 24 Nm', 'Drehmomentschlüssel, 2 bis 24 Nm', 'Kunci torsi, 2–24 Nm'],
    [38.0, 1, 14],
  ),
  article(
    'BENCH',
    'BS-04',
    'floor-pump',
    '#b4502b',
    ['Workshop pump with gauge', 'Werkstattpumpe mit Manometer', 'Pompa bengkel dengan manometer'],
    [24.0, 1, 25],
  ),
  article(
    'BENCH',
    'BS-05',
    'tube',
    '#22272d',
    ['Inner tube 28", box of 50', 'Schlauch 28", Karton mit 50', 'Ban dalam 28", isi 50'],
    [1.6, 50, 1_000],
  ),
];

const imageOf = ({ shape, hex }: Article) => `vendor-${shape}-${hex.slice(1)}`;

/** The pictures of the vendors' articles. */
export const thirdPartyImages = articles.map((one) => ({
  file: `${imageOf(one)}.svg`,
  draw: () =>
    drawPart(one.shape, {
      hex: one.hex,
      accent: vendors.find(({ id }) => id === one.vendor)?.accent ?? one.hex,
    }),
}));

export const vendorRows = ({ sorg }: Market): Row<'third_party_vendors.csv'>[] =>
  vendors.map(({ id, name, email }, at) => ({
    sorg,
    id,
    name,
    email,
    customer: at === 0 ? unifiedCode(sorg, vendorDealer) : '',
  }));

/** @param images whether the feed has pictures */
export const thirdPartyArticleRows = (
  { sorg, precision, retail, language }: Market,
  images: boolean,
): Row<'third_party_articles.csv'>[] =>
  articles.map((one) => ({
    sorg,
    vendor: one.vendor,
    articleCode: one.code,
    description: one.name[language],
    price: (retail(one.euro, 'PAA') * one.pieces).toFixed(precision),
    salesUnit: one.pieces > 1 ? 'BOX' : 'PCE',
    uomConverter: one.pieces,
    image: images ? `${imageOf(one)}.svg` : '',
  }));

export const thirdPartyStockRows = ({ sorg }: Market): Row<'third_party_stock.csv'>[] =>
  articles.map(({ vendor, code, stock }) => ({ sorg, vendor, articleCode: code, stock }));

/** A tenth less from a quantity on, for what is bought in numbers. */
export const thirdPartyDealRows = ({ sorg }: Market): Row<'third_party_deals.csv'>[] =>
  articles
    .filter(({ euro, pieces }) => euro < 12 && pieces === 1)
    .map(({ vendor, code }) => ({
      sorg,
      vendor,
      articleCode: code,
      term: '>=',
      qty: 10,
      type: 'percentage',
      value: '-10',
    }));
