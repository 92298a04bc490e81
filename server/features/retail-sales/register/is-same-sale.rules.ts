import type { StoredSale } from './sales.store.ts';
import type { SaleValues } from './write-sales.store.ts';

/** Whether a stored sale is what a registration asks for, so that there is nothing to change. */
export function isSameSale(stored: StoredSale, asked: SaleValues): boolean {
  const consumer = asked.consumer && [...consumerFields(asked.consumer), asked.consent];
  const before = stored.consumer && [...consumerFields(stored.consumer), stored.consumer.consent];
  const common = (sale: StoredSale | SaleValues) => [
    sale.customer,
    sale.normal,
    sale.article,
    sale.soldOn,
    sale.nonRetail,
    sale.salesChannel,
    sale.documentNo,
    sale.postalCode,
    numbersOf(sale),
    sale.quantity,
    sale.priceNet,
    sale.priceGross,
  ];
  return (
    stored.deletedAt === null &&
    JSON.stringify([common(stored), before]) === JSON.stringify([common(asked), consumer])
  );
}

const consumerFields = (consumer: NonNullable<SaleValues['consumer']>) => [
  consumer.name,
  consumer.phone,
  consumer.email,
  consumer.address,
  consumer.city,
];

const numbersOf = ({ serials }: Pick<StoredSale, 'serials'>) =>
  serials.map(({ kind, normal }) => `${kind} ${normal}`).sort();
