import { useHostConfig } from '#src/features/hosts/hosts.public.ts';
import { PushWatch } from '#src/features/notifications/notifications.public.ts';
import { UnsentNote } from '#src/features/pending-changes/pending-changes.public.ts';
import { startOffline } from '#src/offline/wake/start-offline.ts';
import { preloadDialog } from '#src/ui/dialog.tsx';
import { InTurn } from '#src/ui/in-turn.tsx';
import { late } from '#src/ui/late.tsx';
import { Toasts } from '#src/ui/toasts.tsx';
import { NewsSlot } from './news-slot.tsx';
import { useRouteHandle } from './page.ts';
import { Shortcuts } from './shortcuts.tsx';
import { UpdatePrompt } from './update-prompt.tsx';
import { useOrdering } from './use-ordering.ts';

const CartBar = late(() => import('#src/features/cart/cart-bar.tsx'));
const CatalogWatch = late(() => import('#src/features/offline-catalog/catalog-watch.tsx'));
const ConfirmHost = late(() => import('#src/crud/confirm-host.tsx'));
const ConsumerVoice = late(() => import('#src/features/feedback/consumer-voice.tsx'));
const CustomerSelection = late(() => import('#src/features/customers/customer-selection.tsx'));
const InstallSteps = late(() => import('#src/ui/install-steps.tsx'));
const LanguageChangePopup = late(() => import('./menus/language-change-popup.tsx'));
const ShowroomDialog = late(() => import('#src/features/showroom/showroom-dialog.tsx'));
const TelemetryWatch = late(() => import('#src/features/telemetry/telemetry-watch.tsx'));
const SessionWatch = late(() => import('#src/features/session/session-watch.tsx'));

/** What the features do offline makes itself known when it is loaded. */
startOffline(() => import('./offline-features.ts'));
preloadDialog();

/** What the frame needs only after the first screen stands; each part knows itself when it shows. */
export default function LateParts({ customerMissing }: { customerMissing: boolean }) {
  const { flags } = useHostConfig();
  const { path = '' } = useRouteHandle();
  const ordering = useOrdering();
  return (
    <>
      <Shortcuts />
      <UpdatePrompt />
      <Toasts />
      <InTurn>{ordering ? <CartBar /> : null}</InTurn>
      <InTurn>
        <ConfirmHost />
      </InTurn>
      <InTurn>
        <CustomerSelection forced={customerMissing} note={<UnsentNote />} />
      </InTurn>
      <InTurn>
        <SessionWatch />
      </InTurn>
      <InTurn>
        <CatalogWatch />
      </InTurn>
      <InTurn>
        <ConsumerVoice />
      </InTurn>
      <InTurn>
        <LanguageChangePopup />
      </InTurn>
      <InTurn>
        <InstallSteps />
      </InTurn>
      <InTurn>
        <NewsSlot />
      </InTurn>
      <InTurn>
        <PushWatch />
      </InTurn>
      <InTurn>
        <ShowroomDialog />
      </InTurn>
      <InTurn>{flags.ANALYTICS || flags.MONITORING ? <TelemetryWatch page={path} /> : null}</InTurn>
    </>
  );
}
