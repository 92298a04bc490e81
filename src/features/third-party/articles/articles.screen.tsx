import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { useDelayed } from '#src/lib/hooks/use-delayed.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { LoadFailure } from '#src/ui/state/load-failure.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { productListParams } from '../third-party.params.ts';
import { thirdPartyQueries } from '../third-party.queries.ts';
import { useArticleColumns } from './article-columns.tsx';
import { VendorUploads } from './vendor-uploads.tsx';

/** The articles of a vendor, and the files by which it changes articles and stock (R078, U286, U287). */
export function Component() {
  const vendors = useQuery(thirdPartyQueries.vendors());
  const own = vendors.data?.filter(({ isOwn }) => isOwn) ?? [];
  const isSlow = useDelayed(vendors.isPending, 200);
  const [chosen, setChosen] = useState('');
  const vendor = own.find(({ id }) => id === chosen) ?? own[0];
  if (vendors.isPending) return isSlow ? <Skeleton className="h-80" /> : null;
  if (vendors.isError)
    return <LoadFailure error={vendors.error} onRetry={() => void vendors.refetch()} />;
  if (!vendor)
    return (
      <EmptyState
        page
        kind="custom"
        title={<Trans>You act for no vendor</Trans>}
        text={
          <Trans>
            The distributor links a vendor to a customer; its users maintain the articles.
          </Trans>
        }
      />
    );
  return (
    <VendorArticles
      key={vendor.id}
      vendor={vendor.id}
      choice={own.length > 1 ? { own, onChange: setChosen } : null}
    />
  );
}

interface Props {
  vendor: string;
  choice: {
    own: readonly { id: string; name: string }[];
    onChange: (vendor: string) => void;
  } | null;
}

function VendorArticles({ vendor, choice }: Props) {
  const { t } = useLingui();
  const list = productListParams.use();
  const columns = useArticleColumns();
  const [upload, setUpload] = useState(false);
  const vendorField = choice ? (
    <SelectField
      className="max-w-sm"
      label={t`Vendor`}
      value={vendor}
      options={choice.own.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={({ target }) => choice.onChange(target.value)}
    />
  ) : null;
  if (upload) return <VendorUploads vendor={vendor} onBack={() => setUpload(false)} />;
  return (
    <ListPage
      name="third-party-articles"
      title={<Trans>Third-party articles</Trans>}
      caption={t`Third-party articles`}
      list={list}
      query={thirdPartyQueries.ownProducts(vendor, list.params)}
      read={({ products, info }) => ({ rows: products, ...info })}
      rowKey={({ articleCode }) => articleCode}
      rowName={({ description }) => description}
      columns={columns}
      above={vendorField}
      search={{ label: t`Search articles`, hint: t`Article number or description` }}
      action={
        <Button onClick={() => setUpload(true)}>
          <Trans>Upload articles or stock</Trans>
        </Button>
      }
      refresh
      empty={<EmptyState kind="custom" title={<Trans>No articles yet. Upload a file.</Trans>} />}
      noResult={{ showAll: <Trans>Show all articles</Trans> }}
    />
  );
}
