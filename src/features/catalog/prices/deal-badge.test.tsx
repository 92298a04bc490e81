import { expect, test } from 'vitest';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { DealBadge } from './deal-badge.tsx';

test.each([
  [{ qty: 6, term: '>=', type: 'percentage', value: -400 }, 'from 6: −4%'],
  [{ qty: 2, term: '<=', type: 'percentage', value: -400 }, 'up to 2: −4%'],
  [{ qty: 50, term: '>=', type: 'fixed', value: -80 }, 'from 50: −$0.80'],
  [{ qty: 1, term: '>=', type: 'percentage', value: -1250 }, '−12.5%'],
])('describes the deal in words: %j (E245)', (deal, words) => {
  const { container } = renderScreen(<DealBadge deal={deal} />);
  expect(container.textContent).toBe(words);
});
