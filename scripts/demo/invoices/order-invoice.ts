import { daysAfter } from '../dates.ts';
import type { OrderRows } from '../orders/order-rows.ts';
import { randomFor } from '../random.ts';
import {
  type InvoiceOf,
  type InvoiceRows,
  invoiceNumber,
  money,
  taxRates,
  toMinor,
} from './invoice-of.ts';
import { terms } from './words.ts';

/** The invoice of an order that was delivered whole and paid; nothing for others. */
export function orderInvoice(of: InvoiceOf, rows: OrderRows): InvoiceRows {
  const { market, today } = of;
  const [order] = rows.orders;
  const [delivery] = rows.deliveries;
  if (!order || !delivery || order.status !== 'Completed') return { invoices: [], lines: [] };
  const invoiceNo = invoiceNumber('90', of);
  const random = randomFor(`order invoice ${market.sorg} ${invoiceNo}`);
  const invoiceDate = daysAfter(String(delivery.shippedOn), 1);
  const clearingDate = daysAfter(invoiceDate, random.int(5, 35));
  const net = toMinor(Number(order.total), market);
  const total = Math.round(net * (1 + taxRates[market.key]));
  const { orderNo } = order;
  const { doNumber: doNo } = delivery;
  return {
    invoices: [
      {
        sorg: market.sorg,
        companyCode: of.companyCode,
        accountingNo: invoiceNumber('18', of),
        fiscalYear: invoiceDate.slice(0, 4),
        lineItem: '001',
        invoiceNo,
        invoiceDate,
        payer: order.customer,
        customer: order.customer,
        assignment: invoiceNo,
        doNo,
        orderNo,
        dueDate: daysAfter(invoiceDate, 30),
        terms: terms(30)[market.language],
        accountingAmount: money(total, market),
        grandTotal: money(total, market),
        tax: money(total - net, market),
        shippingCost: order.shipmentPrice,
        expeditionName: delivery.expeditionName,
        expeditionTracking: delivery.trackingNo,
        clearingDate: clearingDate < today ? clearingDate : daysAfter(today, -1),
      },
    ],
    lines: rows.lines.map((line, place) => ({
      sorg: market.sorg,
      invoiceNo,
      position: place + 1,
      article: line.article,
      name: line.description,
      uom: line.uom,
      qty: line.qty,
      subTotal: line.subtotal,
      price: line.promoPrice || line.price,
      taxRate: taxRates[market.key],
      orderNo,
      doNo,
    })),
  };
}
