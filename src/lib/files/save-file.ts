import { tabScope } from '../device/tab-scope.ts';

/** The media type of an XLSX workbook. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Gives the reader a file to keep, under a name with its ending.
 * @throws ViewOnly where an administrator views as the user
 */
export function saveFile(content: BlobPart, name: string, type: string): void {
  if (tabScope)
    throw new DOMException('An administrator who views as a user downloads nothing', 'ViewOnly');
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
