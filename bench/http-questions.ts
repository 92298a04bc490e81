import { readFileSync } from 'node:fs';
import { root } from '../scripts/generate/root.ts';

/** A trusted document with its variables. */
export interface Question {
  operation: string;
  variables: object;
}

const documents = JSON.parse(readFileSync(`${root}trusted-documents.json`, 'utf8')) as Record<
  string,
  string
>;

/** The hash the server knows a query or mutation of the client by. */
export function hashOf(operation: string): string {
  const found = Object.entries(documents).find(([, text]) =>
    new RegExp(`\\b(query|mutation) ${operation}\\b`).test(text),
  );
  if (!found) throw new Error(`No document ${operation} in trusted-documents.json`);
  return found[0];
}

const bodyOf = ({ operation, variables }: Question) =>
  JSON.stringify({
    operationName: operation,
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(operation) } },
  });

/** A question as the holder of a token asks it. */
export const requestAs = (token: string, question: Question, headers: object = {}) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
  body: bodyOf(question),
});

const filters = [
  { category: 'Bike' },
  { category: 'PAA' },
  { category: 'PAA', hasStock: true },
  { category: 'PAA', brands: ['Ventoss'] },
  { category: 'PAA', merchandiseCategories: ['TUB', 'PAD'] },
];
const sorts = [
  { field: 'price', order: 'ASC' },
  { field: 'popularity', order: 'DESC' },
];
const searches = ['chain', 'brake pad', 'helmet red', 'tyre 29', 'helmt', 'saddle matt'];

const paged = (operation: string, limit: number): Question[] =>
  filters.flatMap((filter) =>
    sorts.flatMap((sort) =>
      [1, 2].map((page) => ({ operation, variables: { page, limit, sort, filter } })),
    ),
  );

/** The first page of a list and the counts of its filter, as a screen asks for both. */
function pageQuestion(operation: string, sort: unknown, filter: object): Question {
  return { operation, variables: { page: 1, limit: 12, sort, filter, unit: 'model' } };
}

/** Queries that dealers repeat often. */
export const repeated: Record<string, Question[]> = {
  'list of 12 articles': paged('Products', 12),
  'list of 50 articles': paged('Products', 50),
  'list of 12 models': paged('ProductGroups', 12),
  facets: filters.map((filter) => ({ operation: 'Filter', variables: { filter, unit: 'model' } })),
  'list and facets in one request': filters.flatMap((filter) =>
    sorts.map((sort) => pageQuestion('ProductGroupsAndFilter', sort, filter)),
  ),
  'text search': searches.map((search) => ({
    operation: 'Products',
    variables: { page: 1, limit: 12, sort: sorts[1], filter: { category: 'PAA', search } },
  })),
  suggestions: searches.map((text) => ({
    operation: 'SearchSuggestions',
    variables: { text, category: 'PAA', limit: 4 },
  })),
};

const newFilter = (nth: number, from: number) => ({
  ...filters[nth % filters.length],
  price: { from: from + nth * 7, to: 40_000 + nth * 11 },
});

/** Returns the nth query of lists and facets whose filter has not been used before. */
export function neverAsked(nth: number): Question {
  const filter = newFilter(nth, 1_000);
  if (nth % 2 === 0) return { operation: 'Filter', variables: { filter, unit: 'model' } };
  return {
    operation: 'Products',
    variables: { page: 1, limit: 12, sort: sorts[(nth >> 1) % 2], filter },
  };
}

/** Returns the nth query of both at once, whose filter is none of `neverAsked` either. */
export const neverAskedPage = (nth: number): Question =>
  pageQuestion('ProductGroupsAndFilter', sorts[(nth >> 1) % 2], newFilter(nth, 1_001));
