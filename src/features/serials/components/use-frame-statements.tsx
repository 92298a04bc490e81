import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '#src/app/paths.ts';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import type { BadgeProps } from '#src/ui/badge.tsx';
import { InlineFacts } from '#src/ui/layout/inline-facts.tsx';
import { SafeLink } from '#src/ui/rich-text/safe-link.tsx';
import type { ShownFrame } from '../shown-frame.ts';

/** A coloured word about a frame, and the sentence behind it. */
export interface Statement {
  id: string;
  tone: NonNullable<BadgeProps['tone']>;
  word: ReactNode;
  text?: ReactNode;
}

type Days = ReturnType<typeof useDates>;

/** The statements about a frame, the worst first: its owner, sale and inspection, recalls and theft. */
export function useFrameStatements(frame: ShownFrame): Statement[] {
  const days = useDates();
  const warnings = [toTheft(frame, days), ...toRecalls(frame, days)];
  const own = frame.isOwn ? [toSale(frame, days), toInspection(frame, days)] : [];
  return [...warnings.filter(isBad), toOwner(frame, days), ...own, ...warnings.filter(isGood)];
}

const isBad = ({ tone }: Statement) => tone === 'error';
const isGood = (statement: Statement) => !isBad(statement);

function toOwner(
  { isFromDevice, isOwn, isKnown, custName, deliveredOn }: ShownFrame,
  { date }: Days,
): Statement {
  const id = 'owner';
  if (isFromDevice && !isOwn)
    return {
      id,
      tone: 'neutral',
      word: <Trans comment="a frame that was not delivered to the user">Not yours</Trans>,
      text: (
        <Trans>
          It is not among the deliveries on this device. Check again when you are online.
        </Trans>
      ),
    };
  if (!isKnown)
    return {
      id,
      tone: 'warning',
      word: <Trans comment="a frame number that the distributor does not know">Not ours</Trans>,
      text: <Trans>This frame number is not one of ours.</Trans>,
    };
  if (!isOwn)
    return {
      id,
      tone: 'info',
      word: <Trans comment="a frame of the distributor">Ours</Trans>,
      text: <Trans>It was not delivered to you. Only recalls and thefts are shown.</Trans>,
    };
  return {
    id,
    tone: 'success',
    word: <Trans comment="a bike">Delivered</Trans>,
    text: deliveredOn ? (
      <Trans>
        To {{ customer: custName ?? '' }} on {{ day: date(deliveredOn) }}
      </Trans>
    ) : (
      <Trans>To {{ customer: custName ?? '' }}</Trans>
    ),
  };
}

function toSale({ sold }: ShownFrame, { date }: Days): Statement {
  if (!sold)
    return {
      id: 'sold',
      tone: 'neutral',
      word: <Trans comment="a bike">Not sold</Trans>,
      text: <Trans>No sale is registered.</Trans>,
    };
  const { soldDate, nonRetail, warrantyUntil } = sold;
  return {
    id: 'sold',
    tone: 'info',
    word: <Trans comment="a bike">Sold</Trans>,
    text: (
      <InlineFacts>
        <Trans comment="a sale">On {{ day: date(soldDate) }}</Trans>
        {nonRetail ? <Trans comment="a sale">without a consumer</Trans> : null}
        {warrantyUntil ? <Trans>Warranty until {{ day: date(warrantyUntil) }}</Trans> : null}
      </InlineFacts>
    ),
  };
}

function toInspection({ pdi, pdiNeeded }: ShownFrame, { date }: Days): Statement {
  const id = 'pdi';
  if (pdi)
    return {
      id,
      tone: 'success',
      word: <Trans comment="a bike before its sale, or in a recall">Inspected</Trans>,
      text: (
        <Trans>
          By {{ mechanic: pdi.mechanic }} on {{ day: date(pdi.inspectedOn) }}
        </Trans>
      ),
    };
  return {
    id,
    tone: pdiNeeded ? 'warning' : 'neutral',
    word: <Trans comment="a bike before its sale">Not inspected</Trans>,
    text: pdiNeeded ? (
      <Trans>The brand wants an inspection before the sale.</Trans>
    ) : (
      <Trans>There is no inspection.</Trans>
    ),
  };
}

function toRecalls({ recalls }: ShownFrame, { date }: Days): Statement[] {
  if (recalls.length === 0)
    return [
      {
        id: 'recall',
        tone: 'success',
        word: <Trans>No recall</Trans>,
      },
    ];
  return recalls.map(({ id, title, measure, since, link, done, taskId }) => ({
    id: `recall-${id}`,
    tone: done ? 'success' : 'error',
    word: done ? <Trans>Recall done</Trans> : <Trans>Product safety recall</Trans>,
    text: (
      <>
        {taskId ? <TextLink to={paths.recall(id)}>{title}</TextLink> : <strong>{title}</strong>}{' '}
        {done ? null : <span className="block whitespace-pre-line">{measure} </span>}
        <span className="block text-sm text-ink-muted">
          <InlineFacts>
            <Trans comment="a recall or a theft">since {{ day: date(since) }}</Trans>
            {link ? (
              <SafeLink to={link} className="text-brand-ink underline">
                <Trans>Notice of the maker</Trans>
              </SafeLink>
            ) : null}
          </InlineFacts>
        </span>
      </>
    ),
  }));
}

function toTheft(frame: ShownFrame, { date }: Days): Statement {
  const { stolen, mayBeStolen, isTheftUnknown, theftNotAsked } = frame;
  const id = 'stolen';
  if (!stolen && mayBeStolen)
    return {
      id,
      tone: 'error',
      word: <Trans comment="a bike">May be stolen</Trans>,
      text: <Trans>Check again when you are online, before you sell or repair it.</Trans>,
    };
  if (!stolen && isTheftUnknown)
    return {
      id,
      tone: 'warning',
      word: <Trans comment="whether a bike is stolen">Theft not checked</Trans>,
      text: (
        <Trans>This device does not know the stolen bikes. Check again when you are online.</Trans>
      ),
    };
  if (!stolen && theftNotAsked)
    return {
      id,
      tone: 'warning',
      word: <Trans comment="a bike, as far as it is known">Not known as stolen</Trans>,
      text: <Trans>{{ register: theftNotAsked }} could not be asked. Check again later.</Trans>,
    };
  if (!stolen)
    return { id, tone: 'success', word: <Trans comment="a bike">Not reported as stolen</Trans> };
  const { since, source, reference, isOurs, link, lookalike } = stolen;
  if (lookalike)
    return {
      id,
      tone: 'error',
      word: <Trans comment="a bike">May be stolen</Trans>,
      text: (
        <Trans>
          The number {{ number: lookalike }} was reported as stolen, and it looks like this one.
          Compare it with the bike before you sell or repair it.
        </Trans>
      ),
    };
  if (!isOurs)
    return {
      id,
      tone: 'error',
      word: (
        <Trans comment="a bike with this number, in a register of stolen bikes">
          Listed as stolen
        </Trans>
      ),
      text: (
        <InlineFacts>
          {since ? <Trans comment="a recall or a theft">since {{ day: date(since) }}</Trans> : null}
          {link ? (
            <SafeLink to={link} className="text-brand-ink underline">
              {source}
            </SafeLink>
          ) : (
            source
          )}
          <Trans>Compare it with the bike before you sell or repair it.</Trans>
        </InlineFacts>
      ),
    };
  return {
    id,
    tone: 'error',
    word: <Trans comment="a bike">Reported as stolen</Trans>,
    text: (
      <InlineFacts>
        {since ? <Trans comment="a recall or a theft">since {{ day: date(since) }}</Trans> : null}
        {source}
        {reference ? <Trans>Reference {reference}</Trans> : null}
        <Trans>Do not sell or repair it before you have called the police.</Trans>
      </InlineFacts>
    ),
  };
}
