import { tabScope } from '#src/lib/device/tab-scope.ts';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { WhenIdle } from '#src/ui/state/when-idle.tsx';
import type { KeptKey } from './kept-item.ts';

const Late = lazyWithMessages(async () => ({
  default: (await import('./keep-on-device.tsx')).KeepOnDevice,
}));

/**
 * Keeps an item with its files on the device, or the pictures of a category, and says what is kept, as of when, and
 * whether there is a newer version. Comes after the page; an administrator who views as a user keeps nothing.
 */
export function KeepOnDevice(item: KeptKey) {
  if (tabScope) return null;
  return (
    <WhenIdle>
      <Late {...item} />
    </WhenIdle>
  );
}
