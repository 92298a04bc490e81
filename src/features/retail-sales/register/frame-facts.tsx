import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '#src/app/paths.ts';
import { TextLink } from '#src/crud/record/record-links.tsx';
import type { ShownFrame } from '#src/features/serials/serials.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { variantText } from '#src/lib/variant-text.ts';
import { SafeLink } from '#src/ui/rich-text/safe-link.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { findEarlier } from './frame-checks.rules.ts';
import type { SaleValues } from './sale-values.ts';

interface Props {
  frame: ShownFrame;
  /** The sale that is entered, which is no earlier sale. */
  saleId: string;
  buyer: SaleValues['buyer'];
}

/** Shows the bike that is sold, and each reason against the sale with a link to the page that helps. */
export function FrameFacts({ frame, saleId, buyer }: Props) {
  const { isOwn, recalls, stolen } = frame;
  if (!frame.isKnown && !frame.isFromDevice) return <UnknownFrame />;
  const recalled = recalls.filter(({ done }) => !done);
  return (
    <div className="space-y-2">
      {isOwn ? <BikeNotice frame={frame} /> : null}
      {!isOwn && frame.isFromDevice ? (
        <Notice tone="info">
          <Trans>
            The bike is not among the deliveries on this device. The number is checked when the sale
            is sent.
          </Trans>
        </Notice>
      ) : null}
      <EarlierSale frame={frame} saleId={saleId} buyer={buyer} />
      {stolen?.lookalike ? (
        <Notice tone="warning">
          <Trans>
            The number {{ number: stolen.lookalike }} was reported as stolen, and it looks like this
            one. Compare it with the bike before you sell or repair it.
          </Trans>
        </Notice>
      ) : null}
      {stolen && !stolen.isOurs && !stolen.lookalike ? <ListedNotice {...stolen} /> : null}
      {frame.theftNotAsked ? (
        <Notice tone="info">
          <Trans>
            {{ register: frame.theftNotAsked }} could not be asked whether it is stolen.
          </Trans>
        </Notice>
      ) : null}
      {stolen?.isOurs && !stolen.lookalike ? (
        <Notice tone="error">
          <Trans>The bike was reported as stolen and must not be sold. Call the distributor.</Trans>
        </Notice>
      ) : null}
      {frame.mayBeStolen ? (
        <Notice tone="error">
          <Trans>
            The bike may be stolen. Check it again when you are online, before you sell it.
          </Trans>
        </Notice>
      ) : null}
      {recalled.map(({ id, title, taskId }) => (
        <Notice
          key={id}
          tone="error"
          action={
            taskId ? (
              <TextLink to={paths.recall(id)}>
                <Trans>Report what was done</Trans>
              </TextLink>
            ) : null
          }
        >
          <p className="font-semibold">{title}</p>
          <Trans>The bike is recalled and must not be sold. Call the distributor.</Trans>
        </Notice>
      ))}
    </div>
  );
}

export const UnknownFrame = () => (
  <Notice tone="error">
    <Trans>This frame number is not one of ours</Trans>
  </Notice>
);

/** Another register has a stolen bike with the number, which may be of another maker: no reason to refuse the sale. */
function ListedNotice({ source, link }: NonNullable<ShownFrame['stolen']>) {
  return (
    <Notice tone="warning">
      <Trans>
        {{ register: source }} lists a stolen bike with this number. Compare it before you sell.
      </Trans>{' '}
      {link ? (
        <SafeLink to={link} className="underline">
          <Trans comment="of a stolen bike">Show the report</Trans>
        </SafeLink>
      ) : null}
    </Notice>
  );
}

function BikeNotice({ frame }: { frame: ShownFrame }) {
  const { t } = useLingui();
  const { date } = useDates();
  const { articleCode, articleCodeDisplay, deliveredOn, pdi } = frame;
  const facts = [
    articleCodeDisplay ?? articleCode,
    variantText(frame, frame.description ?? ''),
    deliveredOn ? t`delivered on ${{ day: date(deliveredOn) }}` : null,
    pdi ? t`inspected on ${{ day: date(pdi.inspectedOn) }}` : null,
  ];
  return (
    <Notice tone="success">
      <p className="font-semibold">{frame.description ?? frame.frameNumber}</p>
      <p className="text-sm">{facts.filter(Boolean).join(' · ')}</p>
    </Notice>
  );
}

/** An earlier sale: one of the viewer's can be changed instead. */
function EarlierSale({ frame, saleId, buyer }: Props) {
  const { date } = useDates();
  const { sold, frameNumber } = frame;
  if (!sold || sold.saleId === saleId) return null;
  const day = date(sold.soldDate);
  if (!findEarlier(frame, saleId, buyer))
    return (
      <Notice tone="info">
        <Trans>Used without a consumer since {day}. It can still be registered as sold.</Trans>
      </Notice>
    );
  const action: ReactNode = sold.saleId ? (
    <TextLink to={paths.registerSale({ sale: sold.saleId, frame: frameNumber })}>
      <Trans>Change that sale</Trans>
    </TextLink>
  ) : null;
  return (
    <Notice tone="error" action={action}>
      <p>
        <Trans>Already reported as sold on {day}</Trans>
      </p>
      {sold.saleId ? null : (
        <p className="text-sm">
          <Trans>Call the distributor if that sale is wrong.</Trans>
        </p>
      )}
    </Notice>
  );
}
