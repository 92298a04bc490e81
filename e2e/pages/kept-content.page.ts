import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { demoPassword } from '../../scripts/demo/logins.ts';

/** The button that keeps what the page shows on the device. */
export const keepButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Keep on this device' });

/** Says what is kept, and as of when. */
export const keptLine = (page: Page): Locator =>
  page.getByText(/^Kept on this device, as of .+, .+/);

/** Keeps what the dialog offers after it has shown the size, and waits until it is here. */
export async function confirmKeeping(page: Page, size: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(size);
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(keptLine(page)).toBeVisible();
}

/** The names of the databases of documents on the device. */
export const listDocumentDatabases = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await indexedDB.databases())
      .flatMap(({ name }) => name ?? [])
      .filter((name) => name.startsWith('pannier-documents|')),
  );

/** A PDF with one empty page and a text of its own. */
export const toPdf = (text: string): Buffer =>
  Buffer.from(
    [
      `%PDF-1.7\n%${text}\n`,
      '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
      '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
      '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n',
      'trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n',
    ].join(''),
  );

/** Uploads a PDF for content as the editor of the American portal. @returns its id */
export async function uploadPdf(
  request: APIRequestContext,
  name: string,
  content: Buffer,
): Promise<string> {
  const data = { username: 'content.us', password: demoPassword };
  const { requestToken } = await (await request.post('/login', { data })).json();
  const common = { authorization: `Bearer ${requestToken}`, 'tus-resumable': '1.0.0' };
  const coded = (text: string) => Buffer.from(text).toString('base64');
  const metadata = { purpose: 'content/file', name, key: crypto.randomUUID() };
  const begun = await request.post('/files/uploads', {
    headers: {
      ...common,
      'upload-length': `${content.length}`,
      'upload-metadata': Object.entries(metadata)
        .map(([key, value]) => `${key} ${coded(value)}`)
        .join(','),
    },
  });
  expect(begun.status()).toBe(201);
  const sent = await request.patch(begun.headers().location ?? '', {
    headers: {
      ...common,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    data: content,
  });
  expect(sent.status()).toBe(200);
  return (await sent.json()).id;
}
