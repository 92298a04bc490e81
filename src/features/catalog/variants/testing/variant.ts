import type { VariantOnPage } from '../use-variants.ts';

type Told = Omit<Partial<VariantOnPage>, 'price' | 'stock'> & {
  price?: Partial<VariantOnPage['price']>;
  stock?: Partial<VariantOnPage['stock']>;
};

/** A variant for tests: 10 in stock, $60.00 of $100.00. */
export function variant({ price, stock, ...told }: Told): VariantOnPage {
  const code = told.article_code ?? 'A-1';
  return {
    article_code: code,
    article_code_display: code,
    name: 'Ridge 5',
    slug: 'ridge-5',
    category: 'Bike',
    brand: 'Ridge',
    model: 'Ridge 5',
    serie: 'Ridge',
    model_year: 2026,
    frameSize: 'M',
    wheelSize: null,
    color: { name: 'Red', hex: '#ff0000' },
    uom: 'PCE',
    image: null,
    sorg: '2000',
    orderQuota: null,
    blocked: null,
    blockReason: null,
    old_code: null,
    ean: null,
    tags: [],
    isNew: false,
    promotion: null,
    restockNotification: false,
    warehouses: [],
    arrivals: [],
    ...told,
    price: {
      dealer: 6000,
      retail: 10_000,
      retailDisplay: '$100.00',
      currency: 'USD',
      symbol: '$',
      thousandSeparator: ',',
      decimalSeparator: '.',
      decimalPrecision: 2,
      discounts: [],
      ...price,
    },
    stock: { qty: 10, masked: false, nextArrival: null, ...stock },
  };
}

/** A step of a percentage deal. */
export function step(qty: number, value: number): VariantOnPage['price']['discounts'][number] {
  return {
    salesDealNo: 'D1',
    description: 'Season start',
    detail: '',
    qty,
    uom: 'PCE',
    term: '>=',
    type: 'percentage',
    value,
  };
}
