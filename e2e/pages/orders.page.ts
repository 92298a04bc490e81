import type { Locator, Page } from '@playwright/test';

export const openOrders = (page: Page) => page.goto('/en-us/order');

export const openOrder = (page: Page, orderNo: string) => page.goto(`/en-us/order/${orderNo}`);

export const ordersHeading = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: 'Orders' });

export const orderHeading = (page: Page, orderNo: string): Locator =>
  page.getByRole('heading', { name: `Order ${orderNo}` });

export const orderSearch = (page: Page): Locator => page.getByLabel('Search orders');

export const allOrdersLink = (page: Page): Locator =>
  page.getByRole('link', { name: 'All orders' });
