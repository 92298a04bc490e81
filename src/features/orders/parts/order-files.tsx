import { useLingui } from '@lingui/react/macro';
import { useDates, useHostConfig, useMoney } from '#src/features/hosts/hosts.public.ts';
import { FileButtons } from '#src/graphql/file-buttons.tsx';
import { useUnits } from '#src/i18n/use-units.ts';
import { type OrderWords, orderSheet, orderTable } from '../order-document.ts';
import { useOrderStateText } from '../use-order-state-text.ts';
import type { OrderDetail } from './order-facts.tsx';

/** Saves an order as PDF and as a spreadsheet. */
export function OrderFiles({ order }: { order: OrderDetail }) {
  const { t } = useLingui();
  const money = useMoney();
  const { date } = useDates();
  const state = useOrderStateText();
  const { unit, quantity } = useUnits();
  const { webTitle, currency } = useHostConfig();
  const words: OrderWords = {
    title: t`Order ${order.order_no}`,
    article: t`Article`,
    description: t`Description`,
    quantity: t`Quantity`,
    unit: t`Unit`,
    status: t`Status`,
    expected: t`Expected`,
    price: t`Price`,
    total: t`Total`,
    shipping: t`Shipping`,
    unitText: unit,
    quantityText: quantity,
    state,
    money,
    date,
  };
  const { shipTo, name } = order.orderShipment;
  const place = [shipTo.name, shipTo.address, `${shipTo.postalCode} ${shipTo.city}`.trim()];
  const facts = [
    webTitle,
    [date(order.createdAt), order.customer.custName, order.custPoNo].filter(Boolean).join(' · '),
    place.filter(Boolean).join(', '),
    [name, order.orderPayment?.paymentDesc].filter(Boolean).join(' · '),
  ];
  return (
    <FileButtons
      fileName={() => words.title}
      pdf={() => orderTable(order, facts, words)}
      xlsx={() => orderSheet(order, words, currency.decimalPrecision)}
    />
  );
}
