import { paperFormats } from '#server/features/documents/documents.public.ts';
import type { Context } from '#server/graphql/context.ts';
import type { RegisteredFrame } from '#server/graphql/generated/types.ts';
import { shownAddress } from '#server/lib/mail-address.ts';
import { showPhone } from '#server/lib/phone-numbers.ts';
import { getRegistrationDeadline, getWarrantyUntil } from '#shared/serials/sale-dates.rules.ts';
import { getRule, type SerialRule } from '#shared/serials/serial-rules.ts';
import type { SaleRow } from './sale-list.store.ts';

/** A sale as the API answers it (E532 to E545). @param rules those of the brands */
export function toRegisteredFrame(
  { host, locale }: Pick<Context, 'host' | 'locale'>,
  row: SaleRow,
  rules: readonly SerialRule[],
): RegisteredFrame {
  const { brand, producedOn, consumer, cardMail, ...sale } = row;
  const rule = getRule(rules, brand ?? '');
  return {
    ...sale,
    soldDateFormatted: paperFormats({ host, locale }).day(sale.soldDate),
    articleDescription: sale.articleDescription ?? '',
    customer: consumer && {
      ...consumer,
      phone: showPhone(consumer.phone, host.telpCode),
      email: shownAddress(consumer.email),
    },
    cardMail: cardMail && { ...cardMail, at: new Date(cardMail.at).toISOString() },
    createdAt: sale.createdAt.toISOString(),
    // Sales of the feed may leave it to the brand's rule.
    warrantyUntil: row.warrantyUntil ?? getWarrantyUntil(rule, row),
    registerUntil: getRegistrationDeadline(sale.soldDate, rule),
    deletedAt: sale.deletedAt?.toISOString() ?? null,
  };
}
