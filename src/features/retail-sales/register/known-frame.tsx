import { Trans, useLingui } from '@lingui/react/macro';
import { useDates } from '#src/features/hosts/hosts.public.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { KnownFrame as Frame } from '../retail-sales.queries.ts';
import type { Known } from './use-known-frame.ts';

interface Props {
  known: Known;
  /** The sale that is changed, which is no earlier sale. */
  saleId: string;
  /** Takes one of several frames, or one that is nearly the same. */
  onChoose: (frame: Frame) => void;
  articleCode: string;
}

/** What the register knows of the number: the bike, its delivery, inspection, recalls, theft and earlier sale. */
export default function KnownFrame({ known, saleId, onChoose, articleCode }: Props) {
  if (known.isOffline)
    return (
      <Notice tone="info">
        <Trans>You are offline. The number is checked when the sale is sent.</Trans>
      </Notice>
    );
  const { frames } = known;
  if (!frames) return null;
  const [first, ...others] = frames;
  if (!first) return <Unknown />;
  const chosen = frames.find((frame) => frame.articleCode === articleCode);
  if (others.length === 0 && !first.isNear) return <FrameFacts frame={first} saleId={saleId} />;
  return (
    <div className="space-y-3">
      <div className="space-y-2 rounded-lg border border-line bg-surface p-3">
        <p className="font-medium">
          {first.isNear ? (
            <Trans>No bike has exactly this number. Did you mean one of these?</Trans>
          ) : (
            <Trans>Several bikes have this number. Choose one.</Trans>
          )}
        </p>
        <ul className="flex flex-wrap gap-2">
          {frames.map((frame) => (
            <li key={frame.id}>
              <Button
                variant={frame === chosen ? 'primary' : 'secondary'}
                onClick={() => onChoose(frame)}
              >
                {[frame.frameNumber, frame.description].filter(Boolean).join(' · ')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      {chosen && !chosen.isNear ? <FrameFacts frame={chosen} saleId={saleId} /> : null}
    </div>
  );
}

const Unknown = () => (
  <Notice tone="error">
    <Trans>This frame number is none of ours</Trans>
  </Notice>
);

function FrameFacts({ frame, saleId }: { frame: Frame; saleId: string }) {
  const { t } = useLingui();
  const { date } = useDates();
  if (!frame.isKnown) return <Unknown />;
  const { sold, stolen, pdi, deliveredOn } = frame;
  const isRecalled = frame.recalls.some(({ done }) => !done);
  const facts = [
    ...[frame.articleCode, frame.color, frame.frameSize],
    deliveredOn ? t`delivered on ${{ day: date(deliveredOn) }}` : null,
    pdi ? t`inspected on ${{ day: date(pdi.inspectedOn) }}` : null,
  ];
  return (
    <div className="space-y-2">
      {frame.isOwn ? (
        <Notice tone="success">
          <p className="font-semibold">{frame.description ?? frame.frameNumber}</p>
          <p className="text-sm">{facts.filter(Boolean).join(' · ')}</p>
        </Notice>
      ) : null}
      {sold && sold.saleId !== saleId ? (
        <Notice tone="error">
          <Trans>Already reported as sold on {{ day: date(sold.soldDate) }}</Trans>
        </Notice>
      ) : null}
      {stolen ? (
        <Notice tone="error">
          <Trans>The bike was reported as stolen and must not be sold. Call the distributor.</Trans>
        </Notice>
      ) : null}
      {isRecalled ? (
        <Notice tone="error">
          <Trans>The bike is recalled and must not be sold. Call the distributor.</Trans>
        </Notice>
      ) : null}
    </div>
  );
}
