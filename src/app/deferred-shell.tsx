import { Suspense } from 'react';
import { PushWatch } from '#src/features/notifications/notifications.public.ts';
import { UnsentChangesNote } from '#src/features/pending-changes/pending-changes.public.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { tabScope } from '#src/lib/device/tab-scope.ts';
import { startOffline } from '#src/offline/wake/start-offline.ts';
import { preloadDialog } from '#src/ui/overlay/dialog.tsx';
import { Toasts } from '#src/ui/overlay/toasts.tsx';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { WhenIdle } from '#src/ui/state/when-idle.tsx';
import { NewsSlot } from './news-slot.tsx';
import { useRouteHandle } from './page.ts';
import { Shortcuts } from './shortcuts.tsx';
import { UpdatePrompt } from './update-prompt.tsx';
import { useOrdering } from './use-ordering.ts';

const CartBar = lazyWithMessages(() => import('#src/features/cart/cart-bar.tsx'));
const CatalogWatch = lazyWithMessages(
  () => import('#src/features/offline-catalog/catalog-watch.tsx'),
);
const ConfirmHost = lazyWithMessages(() => import('#src/crud/form/confirm-host.tsx'));
const FeedbackDialog = lazyWithMessages(() => import('#src/features/feedback/feedback-dialog.tsx'));
const CustomerSelection = lazyWithMessages(
  () => import('#src/features/customers/customer-selection.tsx'),
);
const InstallSteps = lazyWithMessages(() => import('#src/ui/layout/install-steps.tsx'));
const FrameWatch = lazyWithMessages(() => import('#src/features/serials/frame-watch.tsx'));
const InvoiceWatch = lazyWithMessages(() => import('#src/features/invoices/invoice-watch.tsx'));
const LanguageChangePopup = lazyWithMessages(() => import('./menus/language-change-popup.tsx'));
const ShowroomDialog = lazyWithMessages(() => import('#src/features/showroom/showroom-dialog.tsx'));
const TelemetryWatch = lazyWithMessages(
  () => import('#src/features/telemetry/telemetry-watch.tsx'),
);
const ViewAsBanner = lazyWithMessages(() => import('#src/features/view-as/view-as-banner.tsx'));
const SessionWatch = lazyWithMessages(() => import('#src/features/session/session-watch.tsx'));

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
      {isOwn ? null : (
        <Suspense fallback={null}>
          <ViewAsBanner />
        </Suspense>
      )}
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
