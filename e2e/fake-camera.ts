import type { Page } from '@playwright/test';

/** A code in modules, 1 for a dark one and 0 for a light one: the row of a barcode, or all rows of a QR code. */
export type Sticker = string | readonly string[];

/** The code that the camera sees, and how far it is turned. */
interface Shown {
  rows: readonly string[];
  degrees: number;
}

const toShown = (sticker: Sticker, degrees: number): Shown => ({
  rows: [sticker].flat(),
  degrees,
});

/**
 * Replaces the camera of the pages opened next with a picture of a code on a sticker, drawn for every frame.
 * @param degrees how far the sticker is turned
 */
export async function showToCamera(page: Page, sticker: Sticker, degrees = 0): Promise<void> {
  await page.addInitScript(
    (first) => {
      const camera = globalThis as typeof globalThis & { shown: Shown };
      camera.shown = first;
      const table = document.createElement('canvas');
      table.width = 640;
      table.height = 480;
      const draw = () => {
        const { rows, degrees: turn } = camera.shown;
        const across = rows[0]?.length ?? 1;
        const isBarcode = rows.length === 1;
        const width = Math.floor((isBarcode ? 460 : 340) / across);
        const height = isBarcode ? 160 : width;
        const pen = table.getContext('2d') as CanvasRenderingContext2D;
        pen.setTransform(1, 0, 0, 1, 0, 0);
        pen.fillStyle = '#d8d2c8';
        pen.fillRect(0, 0, 640, 480);
        pen.translate(320, 240);
        pen.rotate((turn * Math.PI) / 180);
        pen.fillStyle = '#fff';
        pen.fillRect(-280, isBarcode ? -100 : -210, 560, isBarcode ? 200 : 420);
        pen.fillStyle = '#111';
        const left = -Math.round((across * width) / 2);
        const top = -Math.round((rows.length * height) / 2);
        rows.forEach((row, down) => {
          [...row].forEach((module, at) => {
            if (module === '1') pen.fillRect(left + at * width, top + down * height, width, height);
          });
        });
      };
      draw();
      setInterval(draw, 100);
      navigator.mediaDevices.getUserMedia = async () => table.captureStream(10);
    },
    toShown(sticker, degrees),
  );
}

/** Holds another sticker to the camera of the open page, which `showToCamera` has replaced. */
export async function changeSticker(page: Page, sticker: Sticker): Promise<void> {
  await page.evaluate(
    (next) => {
      (globalThis as typeof globalThis & { shown: Shown }).shown = next;
    },
    toShown(sticker, 0),
  );
}

/** Replaces the camera of the pages opened next with an error, such as `NotAllowedError`. */
export async function failCamera(page: Page, name: string): Promise<void> {
  await page.addInitScript((error) => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('', error);
    };
  }, name);
}
