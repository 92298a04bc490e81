import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  BonusDealerSalesDocument,
  BonusOnTimePaymentDocument,
  BonusOutlookDocument,
  BonusPurchasesDocument,
  BonusRetailSalesDocument,
  BonusVerificationDocument,
} from '#src/graphql/generated/graphql.ts';
import { fakeNetwork } from '#src/testing/fake-network.ts';
import { makeWindowWide, saveListAs } from '#src/testing/list-tools.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { Component } from './bonus.screen.tsx';
import { BonusWhatIf } from './components/bonus-what-if.tsx';

beforeEach(makeWindowWide);

const mocks = vi.hoisted(() => ({ saved: [] as { list: string; filter: object }[] }));
vi.mock('#src/graphql/save-export.ts', () => ({
  saveExport: async (query: { list: string; filter: object }) => mocks.saved.push(query),
}));

const asOf = '2026-06-01T08:00:00Z';
const season = {
  id: 'S',
  name: 'Season',
  brand: 'Alto',
  category: null,
  from: '2026-01-01',
  to: '2026-09-30',
  basis: 'sales' as const,
  appliesTo: 'all' as const,
  combines: false,
  rewardType: 'percent' as const,
  arrearsDays: 30,
  active: true,
  steps: [
    { threshold: 100_000, reward: 200 },
    { threshold: 224_000, reward: 400 },
  ],
  sums: { value: 100_000, quantity: 9, points: 0 },
  arrears: null as null | { payBy: string; amount: number; invoices: number; isLate: boolean },
};
const line = {
  invoiceDate: '2026-05-01',
  invoiceNumber: 'I1',
  position: 1,
  articleDescription: 'Trail 500',
  brandId: 'Alto',
  articleCode: 'B-4',
  quantity: 1,
  point: 5,
  pointValue: 150,
  subTotal: 100_000,
  reason: 'counts' as const,
};

function network(agreements: (typeof season)[] = [season]) {
  return fakeNetwork()
    .answer(BonusOutlookDocument, {
      bonusOutlook: { agreements, brands: ['Alto', 'Velm'], today: '2026-06-01', asOf },
    })
    .answer(BonusPurchasesDocument, {
      b2bPurchasesV3: {
        purchases: [
          line,
          {
            ...line,
            invoiceNumber: 'I2',
            brandId: 'Velm',
            point: null,
            pointValue: null,
            reason: 'otherBrand',
          },
        ],
        sums: { quantity: 2, subTotal: 200_000, counted: 100_000, point: 5, value: 750 },
        info: { count: 2 },
        asOf,
      },
    });
}

const show = (answers = network(), at = '/bonus-dealer') =>
  renderScreen(<Component />, {
    at,
    now: asOf,
    network: answers,
    host: { dateFormat: 'YYYY-MM-DD' },
    user: { scopes: ['page.bonus-dealer', 'page.invoice-status'] },
  });

describe('the head (R040, U015)', () => {
  test('begins with the amount, the day and what it brings', async () => {
    show();
    expect(await screen.findByText('$1,240.00 more by 2026-09-30 = +2%')).toBeDefined();
    expect(screen.getByText('Bonus so far: $20.00')).toBeDefined();
    expect(screen.getByRole('meter', { name: /Season · Alto/ })).toBeDefined();
  });

  test('warns before late payment takes the step away', async () => {
    const arrears = { payBy: '2026-06-09', amount: 5_000, invoices: 2, isLate: false };
    show(network([{ ...season, arrears }]));
    expect(
      await screen.findByText(
        'Pay 2 invoices ($50.00), the first by 2026-06-09, or Season is lost.',
      ),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open invoices' })).toBeDefined();
  });

  test('says that the highest step is reached, or no agreement runs', async () => {
    const { unmount } = show(network([{ ...season, steps: season.steps.slice(0, 1) }]));
    expect(await screen.findByText('The highest step is reached.')).toBeDefined();
    unmount();
    show(network([]));
    expect(await screen.findByText('No bonus agreement runs in this period.')).toBeDefined();
  });
});

describe('the tabs', () => {
  test('say of each line whether it counts (U262, E584 to E592)', async () => {
    show();
    const row = await screen.findByRole('row', { name: /I1/ });
    expect(row.textContent).toContain('Counts');
    expect(row.textContent).toContain('$7.50');
    const other = screen.getByRole('row', { name: /I2/ });
    expect(other.textContent).toContain('Brand not in the agreement');
    expect(screen.getByText('Counted: $1,000.00')).toBeDefined();
  });

  test('save the statement with the filter of the page', async () => {
    const { user } = show(network(), '/bonus-dealer?year=2025&quarter=2&brand=Alto');
    await screen.findByRole('row', { name: /I1/ });
    await saveListAs(user, 'CSV');
    expect(mocks.saved.at(-1)).toMatchObject({
      list: 'bonus-purchases',
      filter: { year: 2025, quarter: 2, brand: 'Alto' },
    });
  });

  test('show sold bikes with class and quarter (U263)', async () => {
    const sale = {
      id: '1',
      inputDate: '2026-05-02',
      frameNumber: 'F1',
      class: 'A',
      point: 10,
      quarter: 2,
    };
    const answers = network().answer(BonusRetailSalesDocument, {
      retailSalesV2: { sales: [sale], point: 10, info: { count: 1 }, asOf },
    });
    const { user, address } = show(answers);
    await user.click(await screen.findByRole('tab', { name: 'Retail sales' }));
    const row = await screen.findByRole('row', { name: /F1/ });
    expect(row.textContent).toContain('2026-05-02');
    expect(address()).toContain('tab=retail');
  });

  test('show what was paid in time (U264)', async () => {
    const quarter = {
      quarter: 1,
      invoices: 4,
      paidInTime: 3,
      amount: 4_000,
      amountInTime: 3_000,
      share: 92.5,
      points: 40,
    };
    show(
      network().answer(BonusOnTimePaymentDocument, {
        onTimePaymentV2: { quarters: [quarter], asOf },
      }),
      '/bonus-dealer?tab=payment',
    );
    const row = await screen.findByRole('row', { name: /Quarter 1/ });
    for (const text of ['3 of 4', '$30.00 of $40.00', '92.5%', '40'])
      expect(within(row).getByText(text)).toBeDefined();
  });

  test('show the turnover against last year (U265)', async () => {
    const answers = network().answer(BonusDealerSalesDocument, {
      totalDealerSales: {
        amount: 5_000,
        lastYear: 4_000,
        target: 224_000,
        reached: null,
        next: { threshold: 100_000, reward: 200 },
        quarters: [{ quarter: 1, amount: 5_000, lastYear: 4_000, stated: 5_100 }],
        asOf,
      },
    });
    show(answers, '/bonus-dealer?tab=sales');
    expect(await screen.findByText('$2,240.00', { selector: 'dd *, dd' })).toBeDefined();
    const row = await screen.findByRole('row', { name: /Quarter 1/ });
    expect(row.textContent).toContain('$10.00');
    expect(row.textContent).toContain('$51.00');
  });

  test('show the verified sales by quarter (U266)', async () => {
    const answers = network().answer(BonusVerificationDocument, {
      verificationPercentages: [{ quarter: 3, value: 87.5 }],
    });
    show(answers, '/bonus-dealer?tab=verification');
    expect((await screen.findByRole('row', { name: /Quarter 3/ })).textContent).toContain('87.5%');
  });
});

test('presets the brand of a variant, which can be taken away (R042, N098, U267)', async () => {
  const answers = network();
  const { user } = show(answers, '/bonus-dealer/polygon');
  await screen.findByRole('row', { name: /I1/ });
  expect(answers.sent(BonusPurchasesDocument).at(-1)?.variables).toMatchObject({
    brand: 'Polygon',
  });
  await user.click(screen.getByRole('button', { name: /^Brand/ }));
  await user.click(await screen.findByRole('button', { name: 'All brands' }));
  await vi.waitFor(() =>
    expect(answers.sent(BonusPurchasesDocument).at(-1)?.variables).not.toHaveProperty('brand'),
  );
});

describe('the cart (reading 104)', () => {
  const cartLine = (qty: number) => ({
    qty,
    product: { brand: 'Alto', category: 'Bike', price: { dealer: 62_000, discounts: [] } },
  });
  const showCart = (qty: number, scopes = ['page.bonus-dealer']) =>
    renderScreen(<BonusWhatIf lines={[cartLine(qty)]} />, {
      now: asOf,
      network: network(),
      host: { dateFormat: 'YYYY-MM-DD' },
      user: { scopes },
    });

  test('says what the bonus becomes', async () => {
    showCart(1);
    expect(
      await screen.findByText('With this cart your bonus becomes $32.40, $12.40 more.'),
    ).toBeDefined();
  });

  test('says which step it reaches', async () => {
    showCart(2);
    expect(
      await screen.findByText(
        'With this cart you reach 4%: your bonus becomes $89.60, $69.60 more.',
      ),
    ).toBeDefined();
  });

  test('asks nothing without the permission (S010)', async () => {
    const { network: asked } = showCart(2, []);
    await Promise.resolve();
    expect(asked.operations()).toEqual([]);
  });
});
