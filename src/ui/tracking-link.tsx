import { Trans } from '@lingui/react/macro';
import { SafeLink } from './rich-text/safe-link.tsx';

interface Props {
  trackingNo?: string | null;
  trackingUrl?: string | null;
}

/** Where a delivery is, at the carrier; the bare number when there is no address to follow. */
export function TrackingLink({ trackingNo, trackingUrl }: Props) {
  if (!trackingUrl) return trackingNo ? <span className="tabular">{trackingNo}</span> : null;
  return (
    <SafeLink
      to={trackingUrl}
      className="tabular inline-flex min-h-touch items-center text-brand-ink underline underline-offset-4 wrap-anywhere"
    >
      {trackingNo ? <Trans>Track {trackingNo}</Trans> : <Trans>Track the delivery</Trans>}
    </SafeLink>
  );
}
