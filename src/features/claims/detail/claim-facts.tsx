import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '#src/app/paths.ts';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { shownCode } from '#src/features/customers/customers.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { claimQueries, hasFields, type ShownClaim } from '../claims.queries.ts';
import { useCapitals } from '../use-capitals.ts';

type Props = { claim: ShownClaim };

/** The inspection of the bike, with the way to it for users who may open inspections. */
function Inspection({ pdi }: { pdi: NonNullable<ShownClaim['pdi']> }) {
  const { has } = useSession();
  const { date } = useDates();
  const text = (
    <Trans>
      {{ day: date(pdi.inspectedOn) }} by {{ name: pdi.mechanic }}
    </Trans>
  );
  return has('page.pdi') ? <TextLink to={paths.inspection(pdi.id)}>{text}</TextLink> : text;
}

/** The article and customer of a claim, and the facts of the register about the frame (E602 to E613, E631). */
export function ClaimFacts({ claim }: Props) {
  const { t } = useLingui();
  const { date, dateTime } = useDates();
  const number = useNumber();
  const capitals = useCapitals();
  const { article, sold, pdi, approvedQty, qty } = claim;
  const [created, sent] = [claim.createdAt, claim.sentAt].map((at) => at && dateTime(at));
  // The sentence under the title says it.
  const isSaid = claim.status.category === 'approved';
  const facts: [string, ReactNode][] = [
    [t`Customer`, capitals(claim.custName)],
    [t`Article`, [article.description, article.codeDisplay].filter(Boolean).join(' · ')],
    [t`Frame number`, claim.frameNumber],
    [t`Brand`, claim.brandName],
    [t`Quantity`, number(qty)],
    [t`Approved quantity`, isSaid || approvedQty == null ? null : number(approvedQty)],
    [t`Day of purchase`, claim.purchaseDate && date(claim.purchaseDate)],
    [t`Delivery`, claim.doNo],
    [t`Delivered on`, claim.deliveredOn && date(claim.deliveredOn)],
    [t`Sold on`, sold && date(sold.soldDate)],
    [t`Warranty until`, sold?.warrantyUntil && date(sold.warrantyUntil)],
    [t`Inspection`, pdi && <Inspection pdi={pdi} />],
    [t`Own number`, claim.dealerNo],
    [t`Number in accounting`, claim.erpNo],
    [t`Created`, [created, claim.createdBy].filter(Boolean).join(' · ')],
    [t({ message: 'Sent', comment: 'when a claim was sent' }), sent === created ? null : sent],
  ];
  return <DescriptionList look="facts" entries={facts.map(([name, value]) => ({ name, value }))} />;
}

/** The problems, and what the dealer says about them (E610, E619 to E622). */
export function ClaimProblems({ claim: { problems, description } }: Props) {
  if (problems.length === 0 && description === '') return null;
  return (
    <section className="space-y-2">
      <h2 className="text-lg font-semibold">
        <Trans comment="of a claim">Problems</Trans>
      </h2>
      <ul className="space-y-2">
        {problems.map((problem, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: problems in own words have no other name
          <li key={at} className="wrap-anywhere">
            <span className="font-semibold">
              {[problem.part, problem.description].filter(Boolean).join(': ')}
            </span>
            {problem.notes ? <span className="block">{problem.notes}</span> : null}
          </li>
        ))}
      </ul>
      {description ? <p className="whitespace-pre-line wrap-anywhere">{description}</p> : null}
    </section>
  );
}

/** How staff reach the dealer of the claim (O093). */
export function ClaimDealer({ claim: { custCode, isOwn } }: Props) {
  const { t } = useLingui();
  const { data: dealer } = useQuery({ ...claimQueries.dealer(custCode), enabled: !isOwn });
  if (!dealer || isOwn) return null;
  const { address, postalCode, city, phone, email, salesPerson } = dealer;
  return (
    <section className="space-y-2">
      <h2 className="text-lg font-semibold">
        <Trans comment="a shop">Dealer</Trans>
      </h2>
      <DescriptionList
        look="facts"
        entries={[
          { name: t`Customer number`, value: shownCode(dealer) },
          { name: t`Sales person`, value: salesPerson },
          { name: t`Phone`, value: phone },
          { name: t`E-mail`, value: email },
          {
            name: t`Address`,
            value: [address, [postalCode, city].filter(Boolean).join(' ')]
              .filter(Boolean)
              .join(', '),
          },
        ]}
      />
    </section>
  );
}

/** The consumer of the claim (E614 to E618), with a connection; nothing without one. */
export function ClaimConsumer({ claim: { id, docs } }: Props) {
  const { t } = useLingui();
  const { data: consumer } = useQuery(claimQueries.consumer(id));
  if (!consumer || !hasFields(consumer)) return null;
  const { name, phone, email, address, city } = consumer;
  const hasCard = docs.some(({ docType }) => docType === 'idCard');
  return (
    <section className="space-y-2">
      <h2 className="text-lg font-semibold">
        <Trans>Consumer</Trans>
      </h2>
      <DescriptionList
        look="facts"
        entries={[
          { name: t`Name`, value: name },
          { name: t`Phone`, value: phone },
          { name: t`E-mail`, value: email },
          { name: t`Address`, value: [address, city].filter(Boolean).join(', ') },
          { name: t`ID card`, value: hasCard ? t`A copy is kept` : null },
        ]}
      />
    </section>
  );
}
