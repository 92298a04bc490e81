import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useAction } from '#src/crud/action/use-action.ts';
import { ProblemNotice } from '#src/crud/form/problem-notice.tsx';
import { ChangeHistory } from '#src/crud/record/change-history.tsx';
import {
  DeleteProductsDocument,
  UpdateProductAttributesDocument,
} from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { type Change, noChange, toInputs, toNamed } from '../change-set.rules.ts';
import {
  loadByCode,
  type ManagedProduct,
  managedProductsKey,
} from '../managed-products.queries.ts';
import { productManagementAudit } from '../product-management.audit.ts';
import { type Part, useEntries } from '../use-entries.ts';

interface Props {
  sorg: string;
  articleCode: string;
  mayChange: boolean;
  onClose: () => void;
}

const productQuery = (sorg: string, code: string) =>
  queryOptions({
    queryKey: [managedProductsKey, 'one', sorg, code],
    queryFn: async () => (await loadByCode(sorg, [code]))[0] ?? null,
  });

/** Shows the override of one article beside the feed's values, with buttons that give values back. */
export function OverridesDialog({ sorg, articleCode, mayChange, onClose }: Props) {
  const { data: product } = useQuery(productQuery(sorg, articleCode));
  return (
    <Dialog open onOpenChange={onClose} title={product?.name ?? articleCode}>
      {product ? (
        <Overrides product={product} mayChange={mayChange} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </Dialog>
  );
}

function Overrides({ product, mayChange }: { product: ManagedProduct; mayChange: boolean }) {
  const { t, i18n } = useLingui();
  const { dateTime } = useDates();
  const entries = useEntries(product);
  const { back, busy, problem } = useGiveBack(product);
  const isOnline = useOnline();
  const offline = isOnline ? null : t`Changes to the range need a connection.`;
  const { override } = product;
  const fields = productManagementAudit.fields;
  return (
    <div className="space-y-4">
      <p className="tabular text-sm text-ink-muted">{product.article_code_display}</p>
      {override ? (
        <p className="text-sm">
          <Trans>
            Changed by {{ user: override.by }} on {{ time: dateTime(override.at) }}
          </Trans>
        </p>
      ) : null}
      <DescriptionList
        look="ruled"
        entries={entries.map(({ name, now, fed, part }) => ({
          key: name,
          name,
          value: (
            <>
              <p>{now}</p>
              {part ? (
                <div className="flex flex-wrap items-center justify-between gap-x-3">
                  <p className="text-sm text-ink-muted">
                    <Trans>ERP: {{ values: fed }}</Trans>
                  </p>
                  {mayChange ? (
                    <Button
                      variant="quiet"
                      busy={busy}
                      disabledReason={offline}
                      onClick={() => void back(part)}
                    >
                      <Trans comment="leaves a value to the ERP again">Give back</Trans>{' '}
                      <span className="sr-only">{name}</span>
                    </Button>
                  ) : null}
                </div>
              ) : null}
            </>
          ),
        }))}
      />
      {mayChange && entries.filter(({ part }) => part).length > 1 ? (
        <Button
          variant="secondary"
          busy={busy}
          disabledReason={offline}
          onClick={() => void back('all')}
        >
          <Trans comment="leaves all values to the ERP again">Give back all</Trans>
        </Button>
      ) : null}
      <ProblemNotice problem={problem} />
      <ChangeHistory
        feature="product-management"
        id={product.articleCode}
        getTexts={(field) => {
          const texts = fields?.[field];
          if (!texts) return undefined;
          const { name, values } = texts;
          const value = (text: string) => (values?.[text] ? i18n._(values[text]) : text);
          return { name: i18n._(name), value };
        }}
      />
    </div>
  );
}

/** Gives one value of an article back to the feed, or all of them. */
function useGiveBack(product: ManagedProduct) {
  const options = { invalidates: [[managedProductsKey], ['history']], ownFailure: true };
  const update = useAction(UpdateProductAttributesDocument, options);
  const restore = useAction(DeleteProductsDocument, options);
  const all: Partial<Change> = { orderFlag: 'back', newArrival: 'back', active: 'back' };
  const back = async (part: Part | 'all') => {
    const isDeleted = Boolean(product.override?.deletedAt);
    if (part === 'deleted' || (part === 'all' && isDeleted)) {
      const result = await restore.run({ products: toNamed([product]), restore: true });
      if (part === 'deleted' || result.kind !== 'done') return;
    }
    const given = part === 'all' ? all : { [part]: 'back' };
    const inputs = toInputs([product], { ...noChange, ...given });
    // Restoring has changed the version.
    const products =
      part === 'all' && isDeleted ? inputs.map(({ seen: _, ...rest }) => rest) : inputs;
    await update.run({ products });
  };
  return {
    back,
    busy: update.busy || restore.busy,
    problem: update.problem ?? restore.problem,
  };
}
