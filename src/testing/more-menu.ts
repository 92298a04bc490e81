import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the menu with a page's further actions, as soon as the page is there. */
export async function openMore(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'More' }));
}

/** Chooses an action of that menu. */
export async function chooseMore(user: UserEvent, name: string | RegExp): Promise<void> {
  await openMore(user);
  await user.click(await screen.findByRole('menuitem', { name }));
}
