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
}

/** A way to pay invoices in a currency; null when there is none of this id. */
export async function findMethod(
  db: Db,
  { sorg, id, currency, locale }: { sorg: string; id: string; currency: string; locale: Locale },
): Promise<MethodRow | null> {
  const row = await db
    .selectFrom('payment_method as m')
    .select(['m.id', 'm.type', 'm.instruction', 'm.gateway', 'm.discount'])
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
  return row ? { ...row, discount: Number(row.discount) } : null;
}
