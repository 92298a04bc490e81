import type { Db } from '#server/db/database.ts';
import { selectText } from '#server/lib/translated.store.ts';
import type { Locale } from '#shared/locales.ts';

/** A way to pay invoices. */
export interface MethodRow {
  id: string;
  type: string;
  description: string;
  instruction: string;
  /** Its name at the provider; empty for a transfer without one. */
  gateway: string;
  /** A fraction. */
  discount: number;
  creditor: Creditor;
}

/** The account of the distributor that is transferred to; empty texts where the feed names none. */
export interface Creditor {
  name: string;
  iban: string;
  bic: string;
}

/** A way to pay invoices in a currency; null when there is none of this id. */
export async function findMethod(
  db: Db,
  { sorg, id, currency, locale }: { sorg: string; id: string; currency: string; locale: Locale },
): Promise<MethodRow | null> {
  const row = await db
    .selectFrom('payment_method as m')
    .select(['m.id', 'm.type', 'm.instruction', 'm.gateway', 'm.discount'])
    .select(['m.creditor_name', 'm.creditor_iban', 'm.creditor_bic'])
    .select(
      selectText({ entity: 'payment_method', field: 'description', alias: 'm' }, locale).as(
        'description',
      ),
    )
    .where('m.sorg', '=', sorg)
    .where('m.module', '=', 'invoice')
    .where('m.id', '=', id)
    .where((eb) => eb.or([eb('m.currency', 'is', null), eb('m.currency', '=', currency)]))
    .executeTakeFirst();
  if (!row) return null;
  const { creditor_name: name, creditor_iban: iban, creditor_bic: bic, ...method } = row;
  return { ...method, discount: Number(row.discount), creditor: { name, iban, bic } };
}
