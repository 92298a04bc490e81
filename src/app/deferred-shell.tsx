import { ConfirmHost } from '#src/crud/form/confirm-host.tsx';
import { CartBar } from '#src/features/cart/cart-bar.tsx';
import { CustomerSelection } from '#src/features/customers/customer-selection.tsx';
import { InvoiceWatch } from '#src/features/invoices/invoice-watch.tsx';
import { PushWatch } from '#src/features/notifications/notifications.public.ts';
import { CatalogWatch } from '#src/features/offline-catalog/catalog-watch.tsx';
import { UnsentChangesNote } from '#src/features/pending-changes/pending-changes.public.ts';
import { FrameWatch } from '#src/features/serials/frame-watch.tsx';
import { SessionWatch } from '#src/features/session/session-watch.tsx';
import { TelemetryWatch } from '#src/features/telemetry/telemetry-watch.tsx';
import { ViewAsBanner } from '#src/features/view-as/view-as-banner.tsx';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { tabScope } from '#src/lib/device/tab-scope.ts';
import { startOffline } from '#src/offline/wake/start-offline.ts';
import { InstallSteps } from '#src/ui/layout/install-steps.tsx';
import { preloadDialog } from '#src/ui/overlay/dialog.tsx';
import { Toasts } from '#src/ui/overlay/toasts.tsx';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { WhenIdle } from '#src/ui/state/when-idle.tsx';
import { LanguageChangePopup } from './menus/language-change-popup.tsx';
import { NewsSlot } from './news-slot.tsx';
import { useRouteHandle } from './page.ts';
import { Shortcuts } from './shortcuts.tsx';
import { UpdatePrompt } from './update-prompt.tsx';
import { useOrdering } from './use-ordering.ts';

const FeedbackDialog = lazyWithMessages(() => import('#src/features/feedback/feedback-dialog.tsx'));
const ShowroomDialog = lazyWithMessages(() => import('#src/features/showroom/showroom-dialog.tsx'));

/** The offline code of the features registers itself when it is loaded. */
startOffline(() => import('./offline-features.ts'));
preloadDialog();

/** Shell parts mounted after the first screen is shown. Each decides for itself whether to render. */
export default function DeferredShell({ customerMissing }: { customerMissing: boolean }) {
  const { flags } = useHostConfig();
  // An administrator who views as a user takes nothing along, reports nothing in the
  // user's name, and reads no news over the banner that ends the view.
  const isOwn = tabScope === '';
  const { path = '' } = useRouteHandle();
  const ordering = useOrdering();
  return (
    <>
      <Shortcuts />
      <UpdatePrompt />
      <Toasts />
      {isOwn ? null : <ViewAsBanner />}
      <WhenIdle>{isOwn && ordering ? <CartBar /> : null}</WhenIdle>
      <WhenIdle>
        <ConfirmHost />
      </WhenIdle>
      <WhenIdle>
        <CustomerSelection forced={customerMissing} note={<UnsentChangesNote />} />
      </WhenIdle>
      <WhenIdle>
        <SessionWatch />
      </WhenIdle>
      <WhenIdle>{isOwn ? <CatalogWatch /> : null}</WhenIdle>
      <WhenIdle>{isOwn ? <InvoiceWatch /> : null}</WhenIdle>
      <WhenIdle>
        <FrameWatch />
      </WhenIdle>
      <WhenIdle>
        <FeedbackDialog />
      </WhenIdle>
      <WhenIdle>
        <LanguageChangePopup />
      </WhenIdle>
      <WhenIdle>
        <InstallSteps />
      </WhenIdle>
      <WhenIdle>{isOwn ? <NewsSlot /> : null}</WhenIdle>
      <WhenIdle>{isOwn ? <PushWatch /> : null}</WhenIdle>
      <WhenIdle>
        <ShowroomDialog />
      </WhenIdle>
      <WhenIdle>
        {isOwn && (flags.ANALYTICS || flags.MONITORING) ? <TelemetryWatch page={path} /> : null}
      </WhenIdle>
    </>
  );
}
