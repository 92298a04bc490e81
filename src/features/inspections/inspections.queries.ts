import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  InspectionChecklistDocument,
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

export async function loadInspections(
  asked: InspectionsQueryVariables,
  signal: AbortSignal,
): Promise<InspectionsQuery['claimPDIs']> {
  return (await request(InspectionsDocument, asked, { signal })).claimPDIs;
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
      queryFn: async ({ signal }): Promise<Checklist | null> => {
        const asked = { brand, merchandise };
        const { claimPDIChecklist: points } = await request(InspectionChecklistDocument, asked, {
          signal,
        });
        const [first] = points;
        return first ? { list: first.list, version: first.version, points } : null;
      },
    }),
};
