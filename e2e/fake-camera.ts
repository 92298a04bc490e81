import type { Page } from '@playwright/test';

/**
 * Replaces the camera of the pages opened next with a picture of a barcode on a sticker, drawn for every frame.
 * @param modules 1 for a bar, 0 for a space
 * @param degrees how far the sticker is turned
 */
export async function showToCamera(page: Page, modules: string, degrees = 0): Promise<void> {
  await page.addInitScript(
    ([bars, turn]) => {
      const table = document.createElement('canvas');
      table.width = 640;
      table.height = 480;
      const width = Math.floor(460 / bars.length);
      const draw = () => {
        const pen = table.getContext('2d') as CanvasRenderingContext2D;
        pen.setTransform(1, 0, 0, 1, 0, 0);
        pen.fillStyle = '#d8d2c8';
        pen.fillRect(0, 0, 640, 480);
        pen.translate(320, 240);
        pen.rotate((turn * Math.PI) / 180);
        pen.fillStyle = '#fff';
        pen.fillRect(-280, -100, 560, 200);
        pen.fillStyle = '#111';
        const left = -Math.round((bars.length * width) / 2);
        [...bars].forEach((bar, at) => {
          if (bar === '1') pen.fillRect(left + at * width, -80, width, 160);
        });
      };
      draw();
      setInterval(draw, 100);
      navigator.mediaDevices.getUserMedia = async () => table.captureStream(10);
    },
    [modules, degrees] as const,
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
