import { type WrittenData, writtenDataId } from '#shared/written-page.ts';

/** Reads what the server wrote into this page. A page that a proxy took from another host counts as empty. */
function read(): Partial<WrittenData> {
  const text = document.getElementById(writtenDataId)?.textContent;
  const data = text ? (JSON.parse(text) as WrittenData) : null;
  return data?.host.host === window.location.hostname ? data : {};
}

let written: Partial<WrittenData> | null = null;

/**
 * Returns one part of what the server wrote into this page, once: it was true when the page was sent, so that
 * only the first to ask may use it. The page that the service worker keeps holds none.
 */
export function takeWritten<Part extends keyof WrittenData>(part: Part): WrittenData[Part] | null {
  written ??= read();
  const value = written[part] ?? null;
  delete written[part];
  return value as WrittenData[Part] | null;
}
