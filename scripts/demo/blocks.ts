import type { Row } from './columns.ts';
import { unifiedCode } from './dealers.ts';
import type { Market } from './markets.ts';

type Words = Record<Market['language'], string>;

interface Block {
  /** The dealer's number, 0 for everybody. */
  dealer: number;
  kind: 'hierarchy' | 'brand' | 'category' | 'sorg';
  value: string;
  why: Words;
}

/** One of every kind; the dealers of the first demo logins may order all they are offered but rims. */
const blocks: readonly Block[] = [
  {
    dealer: 0,
    kind: 'hierarchy',
    value: 'RIM',
    why: {
      en: 'Deliveries are on hold while the maker checks the rim walls.',
      de: 'Auslieferung ruht, bis der Hersteller die Felgenflanken geprüft hat.',
      id: 'Pengiriman ditunda sampai pabrik selesai memeriksa dinding pelek.',
    },
  },
  {
    dealer: 2,
    kind: 'hierarchy',
    value: 'EMT',
    why: {
      en: 'The workshop has no certificate for e-MTB drives yet.',
      de: 'Der Werkstatt fehlt noch der Nachweis für E-MTB-Antriebe.',
      id: 'Bengkel belum punya sertifikat penggerak E-MTB.',
    },
  },
  {
    dealer: 2,
    kind: 'brand',
    value: 'Helmora',
    why: {
      en: 'Helmora is sold by its contract dealers only.',
      de: 'Helmora wird nur an Vertragshändler geliefert.',
      id: 'Helmora hanya dijual kepada dealer kontrak.',
    },
  },
  {
    dealer: 3,
    kind: 'category',
    value: 'Bike',
    why: {
      en: 'The account is for parts and accessories.',
      de: 'Das Konto gilt für Teile und Zubehör.',
      id: 'Akun ini hanya untuk suku cadang dan aksesori.',
    },
  },
  {
    dealer: 5,
    kind: 'sorg',
    value: '',
    why: {
      en: 'The shop is changing hands; orders start again with the new owner.',
      de: 'Betriebsübergabe: Bestellungen sind ab Übernahme wieder möglich.',
      id: 'Toko sedang berganti pemilik; pesanan dibuka lagi setelah serah terima.',
    },
  },
];

/**
 * Returns the order blocks of a sales organisation, with their reasons.
 * @param dealers the number of dealers; blocks of other dealers are left out
 * @param brands the brands that are sold
 */
export function blockRows(
  { sorg, language }: Market,
  dealers: number,
  brands: ReadonlySet<string>,
): Row<'order_blocks.csv'>[] {
  return blocks
    .filter(({ dealer }) => dealer <= dealers)
    .filter(({ kind, value }) => kind !== 'brand' || brands.has(value))
    .map(({ dealer, kind, value, why }) => ({
      sorg,
      customer: dealer === 0 ? '' : unifiedCode(sorg, dealer),
      kind,
      value,
      description: why[language],
    }));
}
