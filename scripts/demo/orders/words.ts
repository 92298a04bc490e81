import type { Market } from '../markets.ts';

type Words = Record<Market['language'], string>;

/** The name of the staff who take orders on the telephone. */
export const orderDesk: Words = {
  en: 'Order desk',
  de: 'Auftragsannahme',
  id: 'Layanan pesanan',
};

/** Remarks of dealers on their orders. */
export const notes: readonly Words[] = [
  {
    en: 'Please deliver before noon',
    de: 'Bitte vormittags anliefern',
    id: 'Mohon kirim sebelum siang',
  },
  {
    en: 'Deliver at the yard gate',
    de: 'Anlieferung über das Hoftor',
    id: 'Kirim lewat pintu samping',
  },
];

/** Remarks of the distributor on an order. */
export const internalNotes: Words = {
  en: 'Second carton follows',
  de: 'Zweiter Karton folgt',
  id: 'Karton kedua menyusul',
};

/** Days without deliveries, by month and day. */
export const holidays: Record<Market['key'], readonly (readonly [day: string, name: string])[]> = {
  us: [
    ['01-01', 'New Year’s Day'],
    ['07-04', 'Independence Day'],
    ['12-25', 'Christmas Day'],
  ],
  de: [
    ['01-01', 'Neujahr'],
    ['05-01', 'Tag der Arbeit'],
    ['10-03', 'Tag der Deutschen Einheit'],
    ['12-25', '1. Weihnachtstag'],
    ['12-26', '2. Weihnachtstag'],
  ],
  id: [
    ['01-01', 'Tahun Baru'],
    ['05-01', 'Hari Buruh'],
    ['08-17', 'Hari Kemerdekaan'],
    ['12-25', 'Hari Natal'],
  ],
};

export const stocktaking: Words = { en: 'Stocktaking', de: 'Inventur', id: 'Stok opname' };
