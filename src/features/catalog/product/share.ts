/** How sharing ended: `copied` where the device cannot share, `failed` where it cannot even copy. */
export type Shared = 'shared' | 'cancelled' | 'copied' | 'failed';

/** Shares a link by the device's own sheet, else copies it. */
export async function shareLink(title: string, url: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
