import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** The amounts and numbers of invoices by days overdue, by their labels. */
export async function figures(): Promise<Record<string, string>> {
  const bar = await screen.findByRole('toolbar', { name: 'Open invoices by days overdue' });
  await waitFor(() => expect(within(bar).getAllByRole('button')).toHaveLength(6));
  const entries = within(bar)
    .getAllByRole('button')
    .map(({ textContent }) => /^(.*?), (\d+ invoices?) · \d+(.*)$/.exec(textContent ?? ''))
    .map((match) => [match?.[1] ?? '', `${match?.[2]}, ${match?.[3]}`]);
  return Object.fromEntries(entries);
}
