import { useLingui } from '@lingui/react/macro';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import type { TableSheet } from '#src/lib/files/save-table.ts';
import type { AnalysedArticle, Asked } from './catalog-analysis.queries.ts';

/** The words of a result, on the screen and in its file. */
export function useAnalysisTexts({ customer }: Pick<Asked, 'customer'>) {
  const { t } = useLingui();
  const { date } = useDates();
  const number = useNumber();
  /** "Not for 0002000001: brand Kette is blocked. Also: no price." */
  const sentence = ({ causes }: Pick<AnalysedArticle, 'causes'>): string => {
    const [first, ...others] = causes.map(({ text }) => text);
    if (first === undefined) return t`May be ordered`;
    const main = customer
      ? t`Not for ${{ customer: customer.code }}: ${{ cause: first }}.`
      : t`Not for any customer: ${{ cause: first }}.`;
    return others.length > 0 ? `${main} ${t`Also: ${{ causes: others.join(', ') }}.`}` : main;
  };
  const flag = ({ status, description }: AnalysedArticle['hasPrice']) =>
    [status ? t`Yes` : t`No`, description].filter(Boolean).join(' · ');
  /** The eight flags, each with its status and what is said about it (E297 to E312). */
  const flags = (article: AnalysedArticle) => [
    { name: t`May be ordered`, value: flag(article.allowToOrder) },
    { name: t`Invalid article`, value: flag(article.invalidArticle) },
    { name: t`Sales organisation blocked`, value: flag(article.sorgBlocked) },
    { name: t`Merchandise category blocked`, value: flag(article.hierarchyBlocked) },
    { name: t`Brand blocked`, value: flag(article.brandBlocked) },
    { name: t`Category blocked`, value: flag(article.categoryBlocked) },
    { name: t`Article blocked`, value: flag(article.orderBlocked) },
    { name: t`Has a price`, value: flag(article.hasPrice) },
  ];
  const arrival = ({ stock: { nextArrival } }: AnalysedArticle) => {
    if (!nextArrival) return '';
    const day = date(nextArrival.date);
    if (nextArrival.mask || nextArrival.qty === null) return t`many on ${{ day }}`;
    return t`${{ pieces: number(nextArrival.qty) }} on ${{ day }}`;
  };
  const ordered = ({ stock: { custorder } }: AnalysedArticle) =>
    custorder === null ? t`– (needs a connection)` : number(custorder);
  /** Stock, orders and days (E313 to E318). */
  const facts = (article: AnalysedArticle) => [
    { name: t`In stock`, value: number(article.stock.available) },
    { name: t`Ordered by customers`, value: ordered(article) },
    { name: t`Next arrival`, value: arrival(article) },
    {
      name: t`Can be ordered from`,
      value: article.availableForOrderAt ? date(article.availableForOrderAt) : '',
    },
  ];
  const sheet = (articles: readonly AnalysedArticle[]): TableSheet => {
    const heads = articles[0] ? [...flags(articles[0]), ...facts(articles[0])] : [];
    return {
      name: t`Catalog analysis`,
      precision: 0,
      columns: [
        { text: t`Article`, width: 16 },
        { text: t`Name`, width: 32 },
        {
          text: t({ message: 'Result', comment: 'of the analysis of an article, a sentence' }),
          width: 60,
        },
        ...heads.map(({ name }) => ({ text: name, width: 20 })),
      ],
      rows: articles.map((article) => [
        article.articleCode,
        article.name,
        sentence(article),
        ...[...flags(article), ...facts(article)].map(({ value }) => value),
      ]),
    };
  };
  return { sentence, flags, facts, sheet };
}
