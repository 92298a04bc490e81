import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { applyChange, type Change, type Plan, toAttributes } from '../change-set.rules.ts';
import { useAttributeTexts } from './use-attribute-texts.ts';

const mostShown = 10;

/** Shows how many articles a change set would alter, and the first of them before and after it. */
export function ChangePreview({ plan, change }: { plan: Plan; change: Change }) {
  const { t } = useLingui();
  const texts = useAttributeTexts();
  const { changing, same } = plan;
  const count = changing.length;
  const more = count - mostShown;
  return (
    <div className="space-y-3">
      <p role="status" className="tabular">
        <Plural value={count} one="# article changes." other="# articles change." />{' '}
        {same > 0 ? (
          <Plural
            value={same}
            one="# is that way already and stays."
            other="# are that way already and stay."
          />
        ) : null}
      </p>
      <ul
        aria-label={t`First articles`}
        className="max-h-96 divide-y divide-line overflow-y-auto rounded-lg border border-line"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls, also by the keyboard
        tabIndex={0}
      >
        {changing.slice(0, mostShown).map((product) => {
          const changes = texts.changes(toAttributes(product), applyChange(product, change));
          return (
            <li key={product.articleCode} className="px-3 py-2">
              <p className="font-medium">{product.name}</p>
              <p className="tabular text-sm text-ink-muted">{product.article_code_display}</p>
              <p className="text-sm">
                {changes.length > 0 ? (
                  changes.join(' · ')
                ) : (
                  <Trans>Stays as it is, whatever the ERP says</Trans>
                )}
              </p>
            </li>
          );
        })}
      </ul>
      {more > 0 ? (
        <p className="text-sm text-ink-muted">
          <Plural value={more} one="and # more" other="and # more" />
        </p>
      ) : null}
    </div>
  );
}
