import { type Consumer, fillConsumer } from './consumer-input.rules.ts';
import { isSamePerson } from './keep-consent.rules.ts';
import type { SaleInput } from './sale-input.rules.ts';
import type { StoredSale } from './sales.store.ts';

/** A registration in full: what it did not name is that of the changed sale. */
export type CompleteSale = Omit<
  SaleInput,
  'consumer' | 'consent' | 'serials' | 'postalCode' | 'documentNo' | 'salesChannel'
> &
  Pick<StoredSale, 'serials' | 'postalCode' | 'documentNo' | 'salesChannel'> & {
    consumer: Consumer | 'account' | null;
    consent: string | null;
  };

/**
 * Completes a registration by the sale that it changes (reading 116). What belongs to the consumer is kept only for the
 * same person: a new consumer has neither the address nor the consent of the former one.
 * @param before the changed sale; null for a new one
 */
export function completeSale(sale: SaleInput, before: StoredSale | null): CompleteSale {
  const known = before?.consumer ?? null;
  if (sale.consumer === 'kept')
    return {
      ...completeFields(sale, before),
      nonRetail: before?.nonRetail ?? sale.nonRetail,
      consumer: known,
      consent: known?.consent ?? null,
      postalCode: before?.postalCode ?? '',
    };
  if (sale.consumer === 'account')
    return { ...completeFields(sale, before), consumer: 'account', consent: sale.consent ?? null };
  const named = sale.consumer;
  const same = named && known && isSamePerson(known, { ...named, email: named.email ?? '' });
  return {
    ...completeFields(sale, before),
    consumer: named && fillConsumer(named, same ? known : null),
    consent: sale.consent === undefined ? (same ? known.consent : null) : sale.consent,
    postalCode: sale.postalCode ?? ((same && before?.postalCode) || ''),
  };
}

const completeFields = (sale: SaleInput, before: StoredSale | null) => ({
  ...sale,
  serials: sale.serials ?? before?.serials ?? [],
  documentNo: sale.documentNo === undefined ? (before?.documentNo ?? null) : sale.documentNo,
  salesChannel: sale.salesChannel ?? before?.salesChannel ?? 'RETAIL',
  postalCode: sale.postalCode ?? '',
});
