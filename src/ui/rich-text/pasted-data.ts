/** Pasted or dropped data; the event forgets them when it is over. */
export interface PastedData {
  html: string;
  text: string;
  hasPicture: boolean;
}

export function readPastedData(data: DataTransfer | null): PastedData {
  const files = [...(data?.files ?? [])];
  return {
    html: data?.getData('text/html') ?? '',
    text: data?.getData('text/plain') ?? '',
    hasPicture: files.some(({ type }) => type.startsWith('image/')),
  };
}
