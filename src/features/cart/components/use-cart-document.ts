import { useLingui } from '@lingui/react/macro';
import { getDayIn } from '#shared/days.ts';
import type { PrintedTable } from '#shared/printed-table.ts';
import { useStockText } from '#src/features/article-facts/article-facts.public.ts';
import { shownCode } from '#src/features/customers/customers.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useHostConfig, useMoney } from '#src/graphql/host/use-host-config.ts';
import { usePercent } from '#src/i18n/use-percent.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import { getServerNow } from '#src/lib/device/server-clock.ts';
import type { useCart } from '../cart.public.ts';
import { type CartTexts, cartPaper, cartSheet } from '../cart-document.ts';
import { cartTable } from '../cart-table.ts';
import { useCartDisclaimer } from '../use-cart-disclaimer.ts';

/** The words of the cart's document in the reader's language. */
function useCartTexts(): CartTexts {
  const { t } = useLingui();
  const money = useMoney();
  const percent = usePercent();
  const { unit, quantity } = useUnits();
  const stockText = useStockText();
  return {
    title: t`Cart`,
    article: t`Article`,
    ean: t`EAN`,
    description: t`Description`,
    availability: t`Availability`,
    quantity: t`Quantity`,
    unit: t`Unit`,
    retail: t({ comment: 'recommended retail price', message: 'RRP' }),
    list: t`List price`,
    discount: t`Discount`,
    price: t`Price`,
    total: t`Total`,
    money,
    percent,
    stockText,
    unitText: unit,
    quantityText: quantity,
  };
}

/**
 * Makes the cart a document in the reader's language: for paper, PDF and spreadsheet (B104, U213).
 * Made only when it is asked for: the cart changes with every key typed in it.
 */
export function useCartDocument(cart: Pick<ReturnType<typeof useCart>, 'lines' | 'totals'>) {
  const texts = useCartTexts();
  const { date } = useDates();
  const { webTitle, currency, timeZone } = useHostConfig();
  const disclaimer = useCartDisclaimer();
  const { customer } = useSession();
  const today = getDayIn(timeZone, getServerNow());
  return {
    fileName: () => `${texts.title} ${today}`,
    paper: (): PrintedTable => ({
      ...cartPaper(cartTable(cart), cart.totals, texts),
      facts: [
        webTitle,
        customer ? `${shownCode(customer)} ${customer.name}` : '',
        date(today),
      ].filter(Boolean),
      note: disclaimer,
    }),
    sheet: () => cartSheet(cartTable(cart), cart.totals, texts, currency),
  };
}
