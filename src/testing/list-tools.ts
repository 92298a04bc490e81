import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Makes the window as wide as a desktop's, where lists have their tools in one row. */
export function makeWindowWide(): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('min-width'),
    }) as unknown as MediaQueryList;
}

/** Sets a filter of a list by its chip. */
export async function chooseFilter(user: UserEvent, filter: string, option: string): Promise<void> {
  await user.click(await findChip(filter));
  // The options may come from the server.
  await user.click(await screen.findByRole('button', { name: option }));
}

/** Takes a filter of a list away by its chip. */
export async function clearFilter(user: UserEvent, filter: string): Promise<void> {
  await user.click(await findChip(filter));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
}

/** A sortable column may have the name of a filter. */
async function findChip(filter: string): Promise<HTMLElement> {
  const found = await screen.findAllByRole('button', {
    name: (name) => name === filter || name.startsWith(`${filter}: `),
  });
  const chip = found.find((button) => button.hasAttribute('aria-expanded'));
  if (!chip) throw new Error(`There is no filter ${filter}.`);
  return chip;
}

/** Returns the entries of the list's menu. */
export async function listMore(user: UserEvent): Promise<string[]> {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  const texts = screen.getAllByRole('menuitem').map(({ textContent }) => textContent ?? '');
  await user.keyboard('{Escape}');
  return texts;
}

/** Has a file of a list made. */
export async function saveListAs(user: UserEvent, file: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('button', { name: file }));
}
