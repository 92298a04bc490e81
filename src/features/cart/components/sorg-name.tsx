import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import { SalesOrganisationsDocument } from '#src/graphql/generated/graphql.ts';

const sorgsQuery = queryOptions({
  queryKey: ['cart', 'sorgs'],
  queryFn: async ({ signal }) => (await request(SalesOrganisationsDocument, {}, { signal })).sorgs,
});

/** The name of a sales organisation; its code until the name is loaded (B104). */
export default function SorgName({ sorg }: { sorg: string }) {
  const { data } = useQuery(sorgsQuery);
  return data?.find((one) => one.sorg === sorg)?.name ?? sorg;
}
