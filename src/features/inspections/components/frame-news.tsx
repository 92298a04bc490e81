import { Trans } from '@lingui/react/macro';
import type { ShownFrame } from '#src/features/serials/serials.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { Notice } from '#src/ui/state/notice.tsx';

/** The facts that the mechanic must know of a bike: open recalls, theft, an earlier inspection, not being ours. */
export function FrameNews({ frame }: { frame: ShownFrame }) {
  const { date } = useDates();
  const { pdi, recalls, stolen, mayBeStolen, isOwn, isFromDevice } = frame;
  return (
    <div className="space-y-2">
      {stolen?.lookalike ? (
        <Notice tone="warning">
          <Trans>
            The number {{ number: stolen.lookalike }} was reported as stolen, and it looks like this
            one. Compare it with the bike before you sell or repair it.
          </Trans>
        </Notice>
      ) : null}
      {stolen && !stolen.isOurs && !stolen.lookalike ? (
        <Notice tone="warning">
          <Trans>
            {{ register: stolen.source }} lists a stolen bike with this number. Compare it before
            you hand it over.
          </Trans>
        </Notice>
      ) : null}
      {stolen?.isOurs && !stolen.lookalike ? (
        <Notice tone="error">
          <Trans>This bike is reported as stolen. Do not hand it over.</Trans>
        </Notice>
      ) : null}
      {mayBeStolen ? (
        <Notice tone="error">
          <Trans>
            The bike may be stolen. Check it again when you are online, before you hand it over.
          </Trans>
        </Notice>
      ) : null}
      {recalls
        .filter(({ done }) => !done)
        .map(({ id, title, measure }) => (
          <Notice key={id} tone="warning">
            <Trans>
              Product safety recall: {{ title }}. {{ measure }}
            </Trans>
          </Notice>
        ))}
      {isOwn ? null : (
        <Notice tone="info">
          {isFromDevice ? (
            <Trans>
              The bike is not among the deliveries on this device. Enter what it is below.
            </Trans>
          ) : (
            <Trans>No bike with this number was delivered to you. Enter what it is below.</Trans>
          )}
        </Notice>
      )}
      {pdi ? (
        <Notice tone="info">
          <Trans>
            Inspected already on {{ day: date(pdi.inspectedOn) }} by {{ name: pdi.mechanic }}.
          </Trans>
        </Notice>
      ) : null}
    </div>
  );
}
