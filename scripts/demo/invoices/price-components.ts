import type { Row } from '../columns.ts';
import type { Market } from '../markets.ts';
import { inAllLanguages, type Texts, texts } from '../texts/languages.ts';

/** The components of an invoice's total: code, sign (1 is added, -1 is subtracted) and name. */
const components: readonly (readonly [code: string, sign: 1 | -1, name: Texts])[] = [
  ['subTotal', 1, texts('Goods', 'Waren', 'Marchandises', 'Barang', 'Barangan')],
  ['discount', -1, texts('Discount', 'Rabatt', 'Remise', 'Diskon', 'Diskaun')],
  ['shippingCost', 1, texts('Freight', 'Fracht', 'Port', 'Ongkos kirim', 'Kos penghantaran')],
  [
    'recycleFee',
    1,
    texts(
      'Recycling fee',
      'Entsorgungsbeitrag',
      'Éco-participation',
      'Biaya daur ulang',
      'Yuran kitar semula',
    ),
  ],
  ['surcharges', 1, texts('Surcharges', 'Zuschläge', 'Suppléments', 'Biaya tambahan', 'Surcaj')],
  ['tax', 1, texts('Tax', 'Mehrwertsteuer', 'TVA', 'PPN', 'Cukai')],
  ['grandTotal', 1, texts('Total', 'Gesamtbetrag', 'Total', 'Total', 'Jumlah')],
];

export function priceComponentRows({ sorg, language }: Market): Row<'price_components.csv'>[] {
  return components.map(([code, sign, name], place) => ({
    sorg,
    module: 'invoice',
    code,
    sign,
    sorting: place + 1,
    ...inAllLanguages('description', language, name),
  }));
}
