import fc from 'fast-check';
import { addDays } from '#shared/days.ts';
import type { InvoiceItem, InvoicePaymentRule, PaymentTerms } from '../item.ts';

export const today = '2026-11-25';
export const payer = 'C1';

/** An open payable of 100.00 that is due in ten days. */
export function item(id: string, more: Partial<InvoiceItem> = {}): InvoiceItem {
  return {
    id,
    invoiceNo: id,
    assignment: id,
    payerCode: payer,
    companyCode: 'CO1',
    dueDate: addDays(today, 10),
    status: 'Open',
    clearingDate: null,
    accountingAmount: 10_000,
    earlyPaymentDiscount: 0,
    earlyPaymentUntil: null,
    freightAllowance: 0,
    installments: 1,
    ...more,
  };
}

/** A credit note of 30.00. */
export const creditNote = (id: string, more: Partial<InvoiceItem> = {}) =>
  item(id, { accountingAmount: -3_000, ...more });

export function terms(more: Partial<PaymentTerms> = {}): PaymentTerms {
  return {
    rule: null,
    payerCode: payer,
    today,
    precision: 2,
    allowPartialPayment: false,
    ...more,
  };
}

const rarely = <T>(usual: T, ...others: T[]) =>
  fc.nat({ max: 9 }).map((roll) => (roll < others.length ? (others[roll] ?? usual) : usual));

const facts = fc.record({
  due: fc.integer({ min: -4, max: 4 }),
  amount: fc.oneof(
    fc.integer({ min: 1, max: 50_000 }),
    fc.integer({ min: 1, max: 50_000 }),
    fc.integer({ min: -40_000, max: -1 }),
  ),
  parts: rarely(1, 2, 3, 2),
  /** A part of the invoice that was cleared before, and is not among the open items. */
  isPartGone: rarely(false, true),
  status: rarely<string | null>('Open', 'Pending Payment', 'Waiting For Payment', null),
  clearingDate: rarely<string | null>(null, '2026-11-01'),
  payerCode: rarely(payer, 'C2'),
  companyCode: rarely('CO1', 'CO2'),
  isDisputed: rarely(false, true),
  earlyPaymentDiscount: rarely(0, 150, 999, 20_000),
  until: rarely<number | null>(null, -1, 0, 1),
  freightAllowance: rarely(0, 75, 500),
});

/** Open items of an account: few due days so that many are equal, instalments, credit notes, other payers. */
export const accounts: fc.Arbitrary<InvoiceItem[]> = fc
  .array(facts, { minLength: 1, maxLength: 7 })
  .map((invoices) =>
    invoices.flatMap(({ due, amount, parts, isPartGone, until, ...more }, nth) => {
      const invoiceNo = `N${nth}`;
      const installments = amount < 0 ? 1 : parts;
      const open = installments > 1 && isPartGone ? installments - 1 : installments;
      return Array.from({ length: open }, (_, part) =>
        item(`${invoiceNo}-${part}`, {
          ...more,
          invoiceNo,
          assignment: `A${nth}-${part}`,
          dueDate: addDays(today, due + part),
          accountingAmount: amount,
          earlyPaymentUntil: until === null ? null : addDays(today, until),
          installments,
        }),
      );
    }),
  );

export const anyTerms: fc.Arbitrary<PaymentTerms> = fc
  .record({
    rule: fc.constantFrom<InvoicePaymentRule>('oldest', 'overdue', null),
    precision: fc.constantFrom(0, 2),
    allowPartialPayment: fc.boolean(),
  })
  .map(terms);
