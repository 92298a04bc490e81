import { formatMoney } from '#shared/money.ts';
import { DetailPage } from '#src/crud/record/detail-page.tsx';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { sampleCurrency } from '../gallery/sample.tsx';
import { standPaths } from './stand-paths.ts';
import { standKinds, standQueries } from './stand-records.ts';

export function StandPage({ id }: { id: string }) {
  return (
    <DetailPage
      query={standQueries.one(id)}
      record={(stand) => stand}
      back={{ to: standPaths.list(), label: 'All stands' }}
      gone={{ title: 'This stand does not exist' }}
      title={({ name }) => name}
      primary={() => <ButtonLink to={standPaths.edit(id)}>Edit</ButtonLink>}
    >
      {({ kind, boughtOn, price, note }) => (
        <DescriptionList
          entries={[
            { name: 'Kind', value: standKinds.find(({ value }) => value === kind)?.label },
            { name: 'Bought on', value: boughtOn },
            { name: 'Price', value: price && formatMoney(price, sampleCurrency, 'en-us') },
            { name: 'Note', value: note },
          ]}
        />
      )}
    </DetailPage>
  );
}
