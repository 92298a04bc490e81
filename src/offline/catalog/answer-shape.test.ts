// @vitest-environment node
import {
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadCatalog } from './download-catalog.ts';
import { CatalogDevice } from './testing/catalog-device.ts';
import { FakeCatalogServer } from './testing/fake-catalog-server.ts';
import { FakeStorage } from './testing/fake-storage.ts';

const documents = import.meta.glob<string>('/src/features/**/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const { definitions } = parse(Object.values(documents).join('\n'));
const fragments = new Map(
  definitions.flatMap((node) =>
    node.kind === 'FragmentDefinition'
      ? [[node.name.value, node] satisfies [string, FragmentDefinitionNode]]
      : [],
  ),
);
const operation = (name: string) =>
  definitions.find(
    (node): node is OperationDefinitionNode =>
      node.kind === 'OperationDefinition' && node.name?.value === name,
  );

/** The paths a document selects that the data lacks. */
function missing(set: SelectionSetNode | undefined, data: unknown, path = ''): string[] {
  if (!set || data === null) return [];
  if (Array.isArray(data)) return data.flatMap((one) => missing(set, one, path));
  return set.selections.flatMap((selection): string[] => {
    if (selection.kind === 'FragmentSpread') {
      const fragment = fragments.get(selection.name.value);
      return fragment ? missing(fragment.selectionSet, data, path) : [selection.name.value];
    }
    if (selection.kind !== 'Field') return [`${path}.${selection.kind}`];
    const name = selection.name.value;
    const value = (data as Record<string, unknown>)[name];
    if (value === undefined) return [`${path}.${name}`];
    return missing(selection.selectionSet, value, `${path}.${name}`);
  });
}

let device: CatalogDevice;

beforeEach(async () => {
  vi.stubGlobal('localStorage', new FakeStorage());
  const server = new FakeCatalogServer(8);
  const set = { id: 'S1', name: 'Set', brand: 'Alto', serie: '', slug: 'set-1', image: null };
  server.extras.groupsets = [{ ...set, items: [['A-0001', 2]] }];
  server.warehouses = [{ warehouse: 'East', rows: [{ no: 1, qty: 7, masked: false }] }];
  await server.publish();
  device = new CatalogDevice(server);
  await downloadCatalog(device.deps, { customers: ['C1'], pictures: false });
});
afterEach(() => {
  device.db.close();
  vi.unstubAllGlobals();
});

test.each([
  ['Products', {}],
  ['ProductGroups', {}],
  ['Filter', {}],
  ['BikeCategories', {}],
  ['ProductDetails', { slug: 'trail-1' }],
  ['ProductStock', { slug: 'trail-1' }],
  ['SearchHits', { search: 'trail' }],
  ['SearchSuggestions', { text: 'trail' }],
  ['ProductAnalyses', { sorg: '2000', articleCodes: ['A-0001'] }],
  ['CatalogAnalysis', { sorg: '2000', articleCodes: ['a 0001', 'never-1'] }],
  ['Groupsets', {}],
  ['Groupset', { slug: 'set-1' }],
  ['ResolveArticles', { codes: ['A1', 'A-'] }],
])('has every field its document selects: %s', async (name, variables) => {
  const document = operation(name);
  expect(document).toBeDefined();
  const data = await device.answer(name, variables);
  expect(data).not.toBeNull();
  expect(missing(document?.selectionSet, data)).toEqual([]);
});
