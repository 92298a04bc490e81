import type { Locator, Page } from '@playwright/test';

export const openBonus = (page: Page) => page.goto('/en-us/bonus-dealer');

/** "$1,240.00 more by 30 Sep = +2%", the first sentence of the page. */
export const nextStep = (page: Page): Locator => page.getByText(/ more by .+ = \+/);

/** The sentence about the bonus with the cart, on the page of the cart and at checkout. */
export const whatIf = (page: Page): Locator => page.getByText(/^With this cart/);
