import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { ownHeading } from './support.ts';

/** The page and the dialogs that can be scrolled sideways. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=dialog] > div')]
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => `${box.tagName} ${box.className}: ${box.scrollWidth} > ${box.clientWidth}`),
  );
}

/**
 * Waits until no animation is running, including animations that begin during the wait: the contrast of a
 * half-faded element cannot be checked. Endless animations are ignored.
 */
async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        const { endTime } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && endTime !== Number.POSITIVE_INFINITY;
      });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    do {
      await Promise.allSettled(moving().map((one) => one.finished));
      await frame();
      await frame();
    } while (moving().length > 0);
  });
}

/**
 * Checks that axe finds no violations, nothing is wider than the screen, and touch targets are large enough.
 */
export async function checkPage(page: Page, touch: boolean): Promise<void> {
  await still(page);
  // No frame of another origin is on our pages; without them axe needs no second page for its sums.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  expect(
    violations.map(
      (violation) => `${violation.id}: ${violation.nodes.map((n) => n.html).join(' ')}`,
    ),
  ).toEqual([]);
  expect(await tooWide(page)).toEqual([]);
  if (!touch) return;
  const small = await page
    .locator('button:visible, a[href]:visible, select:visible')
    .evaluateAll((all) =>
      all.flatMap((element) => {
        const style = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        const after = getComputedStyle(element, '::after').position === 'absolute';
        const inline = style.display === 'inline';
        return box.width === 0 || after || inline || element.closest('.sr-only')
          ? []
          : box.height < 43.5
            ? [`${element.outerHTML.slice(0, 120)} is ${box.height} px high`]
            : [];
      }),
    );
  expect(small).toEqual([]);
}

/** Checks that nothing is wider than the screen. */
export async function expectNoOverflow(page: Page): Promise<void> {
  expect(await tooWide(page)).toEqual([]);
}

/** Checks a popup in the light and the dark scheme, whichever of them the project uses. */
export async function checkInBothSchemes(page: Page, touch: boolean): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await checkPage(page, touch);
  }
  await page.emulateMedia({ colorScheme: null });
}

/** Checks a page once its own heading has replaced the placeholder, also on the narrowest phone. */
export async function checkLoaded(page: Page, touch: boolean): Promise<void> {
  await expect(ownHeading(page).first()).toBeAttached();
  await checkPage(page, touch);
  await checkNarrow(page);
}

/** Checks the page on the narrowest phone: nothing may be wider than its 320 px. */
export const checkNarrow = (page: Page): Promise<void> => checkWidths(page, [320]);

/** Checks that nothing is wider than the screen at these widths, in px. */
export async function checkWidths(page: Page, widths: readonly number[]): Promise<void> {
  const size = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    // A wide screen first becomes a narrow one.
    await expect.poll(() => tooWide(page)).toEqual([]);
  }
  if (size) await page.setViewportSize(size);
}
