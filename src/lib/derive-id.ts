/** What a file is told apart by; its bytes would take too long. */
const toContent = (_key: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/**
 * Returns the id that some content has under a base: the same for the same content in every tab.
 * @param content JSON, also with files in it
 */
export async function deriveId(base: string, content: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([base, content], toContent));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = [...digest.subarray(0, 16)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  // A UUID of version 8, whose other digits mean nothing to others.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5');
}
