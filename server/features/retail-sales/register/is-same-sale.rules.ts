import type { SaleValues, StoredSale } from './sales.store.ts';

/** Whether a stored sale is what a registration asks for, so that there is nothing to change. */
export function isSameSale(stored: StoredSale, asked: SaleValues): boolean {
  const { quantity = stored.quantity, consent } = asked;
  const { priceNet = stored.priceNet, priceGross = stored.priceGross } = asked;
  const consumer = asked.consumer && [...consumerFields(asked.consumer), consent];
  const before = stored.consumer && [...consumerFields(stored.consumer), stored.consumer.consent];
  const common = (sale: StoredSale | SaleValues) => [
    ...[sale.customer, sale.normal, sale.article, sale.soldOn, sale.nonRetail],
    ...[sale.salesChannel, sale.documentNo, sale.postalCode, numbersOf(sale)],
  ];
  return (
    stored.deletedAt === null &&
    JSON.stringify([
      common(stored),
      stored.quantity,
      stored.priceNet,
      stored.priceGross,
      before,
    ]) === JSON.stringify([common(asked), quantity, priceNet, priceGross, consumer])
  );
}

const consumerFields = (consumer: NonNullable<SaleValues['consumer']>) => [
  ...[consumer.name, consumer.phone, consumer.email, consumer.address, consumer.city],
];

const numbersOf = ({ serials }: Pick<StoredSale, 'serials'>) =>
  serials.map(({ kind, normal }) => `${kind} ${normal}`).sort();
