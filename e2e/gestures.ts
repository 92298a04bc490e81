import type { Locator, Page } from '@playwright/test';

/** Fingers that go sideways over an element, each from and to so many pixels right of its middle. */
async function move(page: Page, over: Locator, fingers: readonly [number, number][]) {
  const { x, y, width, height } = (await over.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const cdp = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : fingers.map(([from, to], id) => ({
              id,
              x: x + width / 2 + from + (to - from) * share,
              y: y + height / 2,
            })),
    });
  await send('touchStart', 0);
  for (let step = 1; step <= 10; step++) await send('touchMove', step / 10);
  await send('touchEnd', 1);
  await cdp.detach();
}

/** A finger that swipes over an element. @param by pixels, to the left where negative */
export const swipe = (page: Page, over: Locator, by: number): Promise<void> =>
  move(page, over, [[-by / 2, by / 2]]);

/** Two fingers that part over an element. */
export const pinch = (page: Page, over: Locator): Promise<void> =>
  move(page, over, [
    [-30, -90],
    [30, 90],
  ]);

/** Pastes a text into a field, as the keyboard does. */
export async function paste(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}
