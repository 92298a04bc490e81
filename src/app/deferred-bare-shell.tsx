import { MenuOverlay } from '#src/ui/overlay/menu-overlay.tsx';
import { Toasts } from '#src/ui/overlay/toasts.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

/** Parts of a page without layout that load after it is shown: the service worker and the toasts. */
export default function DeferredBareShell() {
  return (
    <>
      <MenuOverlay />
      <UpdatePrompt />
      <Toasts />
    </>
  );
}
