import { useLingui } from '@lingui/react/macro';
import type { PrintedTable } from '#shared/printed-table.ts';
import { shownCode } from '#src/features/customers/customers.public.ts';
import { useDates, useHostConfig, useMoney } from '#src/features/hosts/hosts.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import type { useCart } from '../cart.public.ts';
import { cartTable } from '../cart-table.ts';
import { useCartDisclaimer } from '../use-cart-disclaimer.ts';

/**
 * Makes the cart a document in the reader's language: for paper, PDF and spreadsheet (B104, U213).
 * Made only when it is asked for: the cart changes with every key typed in it.
 */
export function useCartDocument({ lines, totals }: ReturnType<typeof useCart>) {
  const { t } = useLingui();
  const money = useMoney();
  const { unit: unitText, quantity } = useUnits();
  const { date } = useDates();
  const { webTitle, currency } = useHostConfig();
  const disclaimer = useCartDisclaimer();
  const { customer } = useSession();
  return () => {
    const rows = cartTable({ lines });
    const sheetRows = rows.map((row) => ({ ...row, uom: unitText(row.uom) }));
    const title = t`Cart`;
    const heads = {
      sheet: title,
      code: t`Article`,
      name: t`Description`,
      qty: t`Quantity`,
      uom: t`Unit`,
      unit: t`Price`,
      total: t`Total`,
    };
    const today = new Date().toISOString();
    const table: PrintedTable = {
      title,
      facts: [
        webTitle,
        customer ? `${shownCode(customer)} ${customer.name}` : '',
        date(today),
      ].filter(Boolean),
      columns: [
        { text: heads.code, width: 16, numeric: false },
        { text: heads.name, width: 44, numeric: false },
        { text: heads.qty, width: 10, numeric: true },
        { text: heads.unit, width: 14, numeric: true },
        { text: heads.total, width: 16, numeric: true },
      ],
      rows: rows.map(({ code, name, qty, uom, unit, total }) => [
        code,
        name,
        quantity(qty, uom),
        money(unit),
        money(total),
      ]),
      totals: totals.map(({ sorg, total }) => [
        totals.length > 1 ? `${heads.total} ${sorg}` : heads.total,
        money(total),
      ]),
      note: disclaimer,
    };
    return { table, rows: sheetRows, heads, currency, fileName: `${title} ${today.slice(0, 10)}` };
  };
}
