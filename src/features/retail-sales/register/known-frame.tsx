import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AsOf } from '#src/crud/record/as-of.tsx';
import type { ShownFrame } from '#src/features/serials/serials.public.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { variantText } from '#src/lib/variant-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { findChosen } from './frame-checks.rules.ts';
import { FrameFacts, UnknownFrame } from './frame-facts.tsx';
import type { SaleValues } from './sale-values.ts';
import type { Known } from './use-known-frame.ts';

interface Props {
  known: Known;
  sale: Pick<SaleValues, 'articleCode' | 'buyer'>;
  saleId: string;
  /** Takes one of several frames, or one that may be meant. */
  onChoose: (frame: ShownFrame) => void;
}

/** Shows the bikes that the register has under the number, and lets the user choose if there are several. */
export function KnownFrame({ known, sale, saleId, onChoose }: Props) {
  const { from, exact, near, asOf } = known;
  const frame = findChosen(known, sale.articleCode);
  if (from === 'waiting') return null;
  if (from === 'none') return <NotChecked />;
  return (
    <div className="space-y-3">
      <AsOf at={asOf} />
      {exact.length > 1 ? (
        <Choice frames={exact} chosen={frame} onChoose={onChoose}>
          <Trans>Several bikes have this number. Choose one.</Trans>
        </Choice>
      ) : null}
      {frame ? <FrameFacts frame={frame} saleId={saleId} buyer={sale.buyer} /> : null}
      {near.length > 0 ? (
        <Choice frames={near} chosen={undefined} onChoose={onChoose}>
          <Trans>No bike has exactly this number. Did you mean one of these?</Trans>
        </Choice>
      ) : null}
      {exact.length + near.length === 0 ? <NoFrame from={from} /> : null}
    </div>
  );
}

/** Only the server knows whether a number is one of the distributor's. */
const NoFrame = ({ from }: Pick<Known, 'from'>) =>
  from === 'server' ? <UnknownFrame /> : <NotChecked />;

function NotChecked() {
  const isOnline = useOnline();
  return (
    <Notice tone="info">
      {isOnline ? (
        <Trans>
          The register cannot be reached now. The number is checked when the sale is sent.
        </Trans>
      ) : (
        <Trans>You are offline. The number is checked when the sale is sent.</Trans>
      )}
    </Notice>
  );
}

function Choice({
  frames,
  chosen,
  onChoose,
  children,
}: {
  frames: readonly ShownFrame[];
  chosen: ShownFrame | undefined;
  onChoose: (frame: ShownFrame) => void;
  children: ReactNode;
}) {
  return (
    <fieldset className="space-y-2 rounded-lg border border-line bg-surface p-3">
      <legend className="contents font-medium">{children}</legend>
      <ul className="flex flex-wrap gap-2">
        {frames.map((frame) => (
          <li key={frame.id}>
            <Button
              variant={frame === chosen ? 'primary' : 'secondary'}
              aria-pressed={frame === chosen}
              onClick={() => onChoose(frame)}
            >
              {[frame.frameNumber, frame.description, variantText(frame, frame.description ?? '')]
                .filter(Boolean)
                .join(' · ')}
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
