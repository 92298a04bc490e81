import { Trans } from '@lingui/react/macro';
import { isDistributor } from '#shared/access/is-distributor.rules.ts';
import { dangersOf } from '#shared/serials/dangers.rules.ts';
import { paths } from '#src/app/paths.ts';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { variantText } from '#src/lib/variant-text.ts';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { InlineFacts } from '#src/ui/layout/inline-facts.tsx';
import type { ShownFrame } from '../shown-frame.ts';
import { useKindTexts } from '../use-kind-texts.ts';
import { FrameStatements } from './frame-statements.tsx';

/** Shows a frame with its state in coloured words, and the links that continue with it. */
export function FrameCard({ frame }: { frame: ShownFrame }) {
  const kinds = useKindTexts();
  const { frameNumber, description, articleCode, articleCodeDisplay } = frame;
  const numbers = frame.serials.filter(({ kind }) => kind !== 'FrameNumber');
  return (
    <article className="max-w-3xl space-y-4 rounded-lg border border-line bg-surface p-4">
      <header>
        <h2 className="tabular text-xl font-semibold wrap-anywhere">{frameNumber}</h2>
        {description ? <p className="font-semibold">{description}</p> : null}
        <p className="text-ink-muted">
          <InlineFacts>
            {articleCodeDisplay ?? articleCode}
            {frame.modelYear ? String(frame.modelYear) : null}
            {variantText(frame, description ?? '')}
          </InlineFacts>
        </p>
      </header>
      <FrameStatements frame={frame} />
      {numbers.length > 0 ? (
        <DescriptionList
          entries={numbers.map(({ kind, value }) => ({
            key: `${kind}/${value}`,
            name: kinds[kind],
            value,
          }))}
        />
      ) : null}
      <NextSteps frame={frame} />
    </article>
  );
}

/** Links to the pages that continue with the frame, as far as the user may open them. */
function NextSteps({ frame }: { frame: ShownFrame }) {
  const { user, has, readsOnly } = useSession();
  if (!frame.isKnown || readsOnly) return null;
  const query = { frame: frame.frameNumber };
  // Only staff may overrule a recall or a theft.
  const isSaleable = dangersOf(frame).length === 0 || isDistributor(user);
  // A bike used without a consumer can still be sold (reading 116).
  const isUnsold = !frame.sold || frame.sold.nonRetail;
  const mayRegister = has('page.customer-sales-report') && isUnsold && isSaleable;
  const mayInspect = has('page.pdi') && frame.isOwn && !frame.pdi;
  if (!mayRegister && !mayInspect) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {mayRegister ? (
        <ButtonLink primary={!frame.pdiNeeded || !mayInspect} to={paths.registerSale(query)}>
          <Trans>Register the sale</Trans>
        </ButtonLink>
      ) : null}
      {mayInspect ? (
        <ButtonLink primary={frame.pdiNeeded} to={paths.createInspection(query)}>
          <Trans>Inspect it</Trans>
        </ButtonLink>
      ) : null}
    </div>
  );
}
