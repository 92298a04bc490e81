import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** How far contents of the page have moved since its navigation, without a press of the user (CLS). */
    moved: number;
  }
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Counts how far contents move in the pages that are opened from now on. @returns reads the sum of the present page */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[])
        if (!hadRecentInput) window.moved += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.moved);
}
