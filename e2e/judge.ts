import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The page and the dialogs that can be scrolled sideways. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=dialog] > div')]
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => `${box.tagName} ${box.className}: ${box.scrollWidth} > ${box.clientWidth}`),
  );
}

/**
 * Waits until everything stands, also what begins to move meanwhile: what is half faded in has no
 * contrast yet. What runs on and on does not count.
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

/** Axe finds nothing, nothing stands wider than the screen, and what can be tapped is large enough. */
export async function judge(page: Page, touch: boolean): Promise<void> {
  await still(page);
  // No frame of another origin is on our pages; without them axe needs no second page for its sums.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
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

/** What pops up by itself, in light and in dark, whichever of them the project has. */
export async function judgeInBothSchemes(page: Page, touch: boolean): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await judge(page, touch);
  }
  await page.emulateMedia({ colorScheme: null });
}

/** The same page on the narrowest phone: nothing stands wider than its 320 px. */
export async function judgeNarrow(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  // A wide screen first becomes a narrow one.
  await expect.poll(() => tooWide(page)).toEqual([]);
  if (size) await page.setViewportSize(size);
}
