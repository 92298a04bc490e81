import { MenuOverlay } from '#src/ui/menu-overlay.tsx';
import { Toasts } from '#src/ui/toasts.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

/** What a page without the frame needs once it stands: the worker, and somewhere to say things. */
export default function LateBareParts() {
  return (
    <>
      <MenuOverlay />
      <UpdatePrompt />
      <Toasts />
    </>
  );
}
