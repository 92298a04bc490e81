import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { frameQueries } from '#src/features/serials/serials.public.ts';
import { request } from '#src/graphql/client.ts';
import { isNetworkError } from '#src/graphql/errors.ts';
import {
  InspectionChecklistDocument,
  type InspectionChecklistQuery,
  InspectionDocument,
  InspectionsDocument,
  type InspectionsQuery,
  type InspectionsQueryVariables,
  type ShownInspectionFragment,
} from '#src/graphql/generated/graphql.ts';
import type { InspectionListParams } from './inspection-list.params.ts';

/** An inspection as the server shows it. */
export type ShownInspection = ShownInspectionFragment;

/** A list that a mechanic fills in. */
export interface Checklist {
  list: string;
  version: number;
  points: readonly Pick<
    ShownInspection['checklist'][number],
    'checklistId' | 'description' | 'sorting' | 'answer'
  >[];
}

/** The filter of the list, as the server knows it. */
export function toInspectionFilter({
  deleted,
  search,
  brand,
  mechanic,
  from,
  to,
}: InspectionListParams): Omit<InspectionsQueryVariables, 'page' | 'limit'> {
  return {
    ...(search && { search }),
    ...(brand && { brand }),
    ...(mechanic && { mechanic }),
    ...(from && { from }),
    ...(to && { to }),
    ...(deleted && { withDeleted: true }),
  };
}

async function loadInspections(
  asked: InspectionsQueryVariables,
  signal: AbortSignal,
): Promise<InspectionsQuery['claimPDIs']> {
  return (await request(InspectionsDocument, asked, { signal })).claimPDIs;
}

/**
 * Reads the points of the list for a bike. Without a network the list that came with the frames goes before the one
 * that was opened last, which may be older.
 */
async function loadPoints(
  { brand, merchandise }: { brand: string; merchandise: string },
  client: QueryClient,
  signal: AbortSignal,
): Promise<InspectionChecklistQuery['claimPDIChecklist']> {
  const readDevice = () => client.fetchQuery(frameQueries.checklistOnDevice(brand, merchandise));
  const kept = navigator.onLine ? null : await readDevice();
  if (kept) return kept;
  try {
    const asked = { brand, merchandise };
    return (await request(InspectionChecklistDocument, asked, { signal })).claimPDIChecklist;
  } catch (error) {
    const points = isNetworkError(error) ? await readDevice() : null;
    if (!points) throw error;
    return points;
  }
}

/** Inspections of all customers of the user; all keys begin with `inspections`. */
export const inspectionQueries = {
  list: (params: InspectionListParams) =>
    queryOptions({
      queryKey: ['inspections', 'list', params],
      queryFn: ({ signal }) => {
        const { page, limit } = params;
        return loadInspections({ ...toInspectionFilter(params), page, limit }, signal);
      },
      placeholderData: keepPreviousData,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['inspections', 'one', id],
      queryFn: async ({ signal }) =>
        (await request(InspectionDocument, { id }, { signal })).claimPDI,
    }),
  /** The list for a bike; null when there is none. */
  checklist: (brand: string, merchandise: string) =>
    queryOptions({
      queryKey: ['inspections', 'checklist', brand, merchandise],
      queryFn: async ({ signal, client }): Promise<Checklist | null> => {
        const points = await loadPoints({ brand, merchandise }, client, signal);
        const [first] = points;
        return first ? { list: first.list, version: first.version, points } : null;
      },
    }),
};
