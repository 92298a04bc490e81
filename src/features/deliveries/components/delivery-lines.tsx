import { Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { ArticleLink } from '#src/crud/record/article-link.tsx';
import { TextLink } from '#src/crud/record/record-links.tsx';
import type { DeliveryCardFragment } from '#src/graphql/generated/graphql.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import { SecondLine } from '#src/ui/layout/second-line.tsx';

function DeliveryLine({ line }: { line: DeliveryCardFragment['details'][number] }) {
  const money = useMoney();
  const { quantity } = useUnits();
  return (
    <li className="flex items-baseline justify-between gap-4 py-2">
      <div className="min-w-0">
        <ArticleLink slug={line.slug} category={line.category} article={line.article}>
          {line.description}
        </ArticleLink>
        <p className="tabular text-sm text-ink-muted">
          {line.article_code_display} ·{' '}
          <TextLink to={paths.order(line.orderNo)}>
            <Trans>Order {{ number: line.orderNo }}</Trans>
          </TextLink>
        </p>
      </div>
      <p className="tabular shrink-0 text-right">
        {quantity(line.orderQty, line.uom)}
        <SecondLine>{money(line.price)}</SecondLine>
      </p>
    </li>
  );
}

/** The articles of a delivery. */
export function DeliveryLines({ delivery }: { delivery: DeliveryCardFragment }) {
  return (
    <ul className="divide-y divide-line text-base">
      {delivery.details.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same article of an order may come twice
        <DeliveryLine key={index} line={line} />
      ))}
    </ul>
  );
}
