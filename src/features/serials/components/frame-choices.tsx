import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { variantText } from '#src/lib/variant-text.ts';
import { InlineFacts } from '#src/ui/layout/inline-facts.tsx';
import type { ShownFrame } from '../shown-frame.ts';

/** Frames that may be meant; a click shows all of one. */
export function FrameChoices({ frames }: { frames: readonly ShownFrame[] }) {
  const { t } = useLingui();
  const { date } = useDates();
  return (
    <section className="space-y-2">
      <h2 className="text-lg font-semibold">
        <Trans comment="above frames whose numbers are like the one that was typed">
          Which frame do you mean?
        </Trans>
      </h2>
      <ul
        aria-label={t`Frames to choose from`}
        className="divide-y divide-line rounded-lg border border-line bg-surface"
      >
        {frames.map((frame) => (
          <li key={frame.id} className="px-4 py-2">
            <TextLink to={paths.frame(frame.frameNumber)}>{frame.frameNumber}</TextLink>
            <p className="text-sm text-ink-muted">
              <InlineFacts>
                {frame.description}
                {variantText(frame, frame.description ?? '')}
                {frame.deliveredOn ? (
                  <Trans>delivered on {{ day: date(frame.deliveredOn) }}</Trans>
                ) : null}
              </InlineFacts>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
