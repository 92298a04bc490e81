import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#src/app/paths.ts';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import type { AnalysedModelQuery } from '#src/graphql/generated/graphql.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { classNames } from '#src/ui/class-names.ts';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { LoadFailure } from '#src/ui/state/load-failure.tsx';
import { Spinner } from '#src/ui/state/spinner.tsx';
import { type AnalysedArticle, type Asked, analysisQueries } from './catalog-analysis.queries.ts';
import { useAnalysisTexts } from './use-analysis-texts.ts';

/** The causes that product management sets. */
const staffCauses = ['INACTIVE', 'ORDER_BLOCKED'];

interface Props {
  asked: Asked;
  article: AnalysedArticle;
}

/** What a sentence rests on: the flags, stock and days, the whole model, and the way to the article's page. */
export function AnalysisDetails({ asked, article }: Props) {
  const { has } = useSession();
  const { sorg } = useHostConfig();
  const { flags, facts } = useAnalysisTexts(asked);
  const online = useOnline();
  const model = useQuery({ ...analysisQueries.model(asked, article.articleCode), enabled: online });
  const { data } = model;
  const isOfRange = article.causes.some(({ code }) => staffCauses.includes(code));
  return (
    <div className="space-y-4 py-2">
      <DescriptionList entries={flags(article)} look="beside" />
      <DescriptionList entries={facts(article)} />
      {model.isLoading ? <Spinner /> : null}
      {online || data ? null : (
        <p className="text-sm text-ink-muted">
          <Trans>The whole model needs a connection.</Trans>
        </p>
      )}
      {model.isError && !data ? (
        <LoadFailure error={model.error} onRetry={() => void model.refetch()} />
      ) : null}
      {data ? <Model model={data} code={article.articleCode} /> : null}
      {data?.slug && asked.sorg === sorg && has('page.catalog') ? (
        <TextLink to={paths.catalogProduct(data.slug, { article: article.articleCode })}>
          <Trans>Open the article’s page</Trans>
        </TextLink>
      ) : null}
      {isOfRange && asked.sorg === sorg && has('product-management.cud') ? (
        <TextLink to={paths.managedProducts({ search: article.articleCode, state: 'all' })}>
          <Trans>Change it under Products</Trans>
        </TextLink>
      ) : null}
    </div>
  );
}

type ShownModel = NonNullable<AnalysedModelQuery['analysedModel']>;

/** The model as size × colour, each article with its first cause. */
function Model({ model: { name, articles }, code }: { model: ShownModel; code: string }) {
  const { t } = useLingui();
  const colors = [...new Set(articles.map(({ color }) => color))];
  const sizes = [...new Set(articles.map(({ size }) => size))];
  const cell = (size: string, color: string) =>
    articles.filter((one) => one.size === size && one.color === color);
  return (
    <section
      aria-label={t`Whole model ${name}`}
      tabIndex={-1}
      className="relative overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table className="w-full text-left text-sm">
        <caption className="p-2 text-left font-medium">
          <Trans>Whole model {name}</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col" className="p-2 font-medium text-ink-muted">
              <Trans>Size</Trans>
            </th>
            {colors.map((color) => (
              <th key={color} scope="col" className="min-w-32 p-2 font-medium">
                {color || '–'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map((size) => (
            <tr key={size} className="border-t border-line align-top">
              <th scope="row" className="p-2">
                {size || '–'}
              </th>
              {colors.map((color) => (
                <td key={color} className="p-2">
                  {cell(size, color).map(({ articleCode, cause }) => (
                    <p key={articleCode}>
                      <span className={classNames(articleCode === code && 'font-semibold')}>
                        {articleCode}
                      </span>
                      <br />
                      {cause ? (
                        <span className="text-error-ink">{cause.text}</span>
                      ) : (
                        <span className="text-success-ink">
                          <Trans>May be ordered</Trans>
                        </span>
                      )}
                    </p>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
