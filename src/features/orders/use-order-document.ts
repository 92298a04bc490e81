import { useLingui } from '@lingui/react/macro';
import { addressText } from '#shared/address-text.ts';
import { shownCode } from '#src/features/customers/customers.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useHostConfig, useMoney } from '#src/graphql/host/use-host-config.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import { type OrderDocumentTexts, orderSheet, orderTable } from './order-document.ts';
import type { OrderDetail } from './orders.queries.ts';
import { useOrderStateText } from './use-order-state-text.ts';

/** Makes an order a document in the reader's language: for paper, PDF and spreadsheet. */
export function useOrderDocument(order: OrderDetail) {
  const { t } = useLingui();
  const money = useMoney();
  const { date } = useDates();
  const state = useOrderStateText();
  const { unit, quantity } = useUnits();
  const { webTitle, currency } = useHostConfig();
  const texts: OrderDocumentTexts = {
    title: t`Order ${{ number: order.order_no }}`,
    order: t`Order number`,
    article: t`Article`,
    description: t`Description`,
    ean: t`EAN`,
    quantity: t`Quantity`,
    unit: t`Unit`,
    status: t`Status`,
    expected: t`Expected`,
    listPrice: t`List price`,
    retail: t({ comment: 'recommended retail price', message: 'RRP' }),
    price: t`Price`,
    total: t`Total`,
    shipping: t`Shipping`,
    state,
    money,
    date,
    unitText: unit,
    quantityText: quantity,
  };
  const { shipTo, name } = order.orderShipment;
  const { custCode, custName } = order.customer;
  const facts = [
    webTitle,
    [date(order.createdAt), `${shownCode(custCode)} ${custName}`, order.custPoNo]
      .filter(Boolean)
      .join(' · '),
    addressText(shipTo),
    [name, order.orderPayment?.paymentDesc].filter(Boolean).join(' · '),
  ];
  return {
    fileName: () => texts.title,
    paper: () => orderTable(order, facts, texts),
    sheet: () => orderSheet(order, facts, texts, currency.decimalPrecision),
  };
}
