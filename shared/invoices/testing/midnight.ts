import { item } from './items.ts';

/**
 * A day that ends in the sales organisation, where it is neither midnight in UTC nor, in most places, where tests
 * run. The rules, the screens and the server are tested with the same expected results.
 */
export const midnight = {
  timeZone: 'Asia/Jakarta',
  /** A tenth of a second before the day ends. */
  before: '2031-03-11T16:59:59.900Z',
  /** One minute after midnight. */
  after: '2031-03-11T17:01:00.000Z',
  /** The day that ends. */
  day: '2031-03-11',
  nextDay: '2031-03-12',
} as const;

const { day } = midnight;

/** 100.00 that are due on the day that ends. */
export const dueItem = item('DUE', { dueDate: day });

/** 200.00 that are due later. They cost 4.00 less on the day that ends. */
export const earlyItem = item('EARLY', {
  dueDate: '2031-04-01',
  accountingAmount: 20_000,
  earlyPaymentDiscount: 400,
  earlyPaymentUntil: day,
});

/** The expected results for both items on each day; amounts are minor units. */
export const expectedOn = {
  [day]: { overdue: 0, overdueCount: 0, discount: 400, toPay: 29_600, firstBeforeEarly: null },
  [midnight.nextDay]: {
    overdue: 10_000,
    overdueCount: 1,
    discount: 0,
    toPay: 30_000,
    firstBeforeEarly: 'DUE',
  },
} as const;
