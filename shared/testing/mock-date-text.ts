import { vi } from 'vitest';

/** Lets every date formatter write this text, as an engine with another style of dates does. */
export function mockDateText(text: string): void {
  const formatter: { readonly format: unknown } = Intl.DateTimeFormat.prototype;
  vi.spyOn(formatter, 'format', 'get').mockReturnValue(() => text);
}
