import type { Locator, Page } from '@playwright/test';

/** The pictures of a product, with their thumbnails. */
export const productPictures = (page: Page): Locator =>
  page.getByRole('region', { name: 'Pictures' });

export const addToCartButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Add to cart' });
