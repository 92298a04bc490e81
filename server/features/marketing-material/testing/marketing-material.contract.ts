import type { TestApp } from '#server/testing/app.ts';
import { ofDealer1 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';

const category = (title: string) => `{ language: "en", title: "${title}", type: marketing_material,
  contentTargetMarkets: ["M1"] }`;
const material = (title: string, category = '2000~gone', file = 'gone') => `{ language: "en",
  title: "${title}", contentTargetMarkets: ["M1"], marketingMaterialCategoryId: "${category}",
  files: [{ id: "${file}" }] }`;
const many = `(input: { language: "en", contentTargetMarkets: ["M1"], materials: [],
  marketingMaterialCategoryId: "2000~posters" })`;

/** Of another sales organisation. */
const foreign = '3000~foreign';
const byVersion = (id: string, version: number) => `(id: "${id}", version: ${version})`;
const versioned =
  (
    create: (app: TestApp) => Promise<string>,
    args: (id: string, version: number) => string = byVersion,
  ) =>
  async (app: TestApp) => {
    const id = await create(app);
    return { version: 1, args: (version: number) => args(id, version) };
  };

const names = 'marketingMaterialCategories { id }';
const ofCategories = { user: 'dealer1', rows: names, stranger: 'dealer9' };
const holds = (document: string, word: string) => ({ ...ofDealer1, document, holds: word });

export const contract: FeatureContract = {
  async createRecords(app) {
    const { materialCategory, material: make } = given(app);
    const changedAt = '2026-01-02T00:00:00Z';
    await materialCategory({ id: 'posters', title: 'Posters', route: 'posters', changedAt });
    await materialCategory({ id: 'logos', title: 'Logos', type: 'brand_assets', sorting: 2 });
    await materialCategory({ id: 'spring', title: 'Spring', parentId: 'posters', sorting: 1 });
    await materialCategory({
      id: 'autumn',
      title: 'Autumn',
      parentId: 'posters',
      markets: ['M1', 'M2'],
    });
    const parentId = 'posters';
    // All of one month, so that their dates as text have the order of time.
    const uploadedOn = (day: number) => ({ uploadedAt: `2026-01-0${day}T00:00:00Z` });
    await make({ id: 'one', title: 'Alto poster', parentId, ...uploadedOn(2), changedAt });
    await make({ id: 'two', title: 'Bosco poster', parentId, ...uploadedOn(4), articles: ['P-1'] });
    await make({ title: 'Logo', parentId: 'logos', ...uploadedOn(3), type: 'brand_assets' });
  },
  lists: {
    marketingMaterialCategories: {
      ...ofCategories,
      filters: [
        'search: "posters"',
        'filter: { type: brand_assets }',
        'filter: { parent: "2000~posters" }',
        'filter: { isRoot: true }',
      ],
      sortedBy: {
        sorting: 'marketingMaterialCategories { sorting }',
        title: 'marketingMaterialCategories { title }',
        changedAt: 'marketingMaterialCategories { changedAt }',
      },
    },
    marketingMaterialCategoriesRouteOnly: { ...ofCategories, filters: ['type: brand_assets'] },
    marketingMaterialCategoriesWithImages: {
      ...ofCategories,
      filters: ['type: brand_assets', 'search: "posters"'],
    },
    marketingMaterialRootCategories: { ...ofCategories, filters: ['type: brand_assets'] },
    marketingMaterialCategoryChildren: { ...ofCategories, args: 'id: "2000~posters"', filters: [] },
    marketingMaterials: {
      user: 'dealer1',
      rows: 'marketingMaterials { id }',
      stranger: 'dealer9',
      filters: [
        'search: "alto"',
        'filter: { type: brand_assets }',
        'filter: { category: "2000~posters" }',
        'filter: { article: "P-1" }',
      ],
      sortedBy: {
        title: 'marketingMaterials { title }',
        uploadAt: 'marketingMaterials { uploadAt { date } }',
        changedAt: 'marketingMaterials { changedAt }',
      },
    },
    marketingMaterialsByCategory: {
      user: 'dealer1',
      args: 'id: "2000~posters"',
      rows: 'marketingMaterials { id }',
      stranger: 'dealer9',
      filters: [],
    },
  },
  foreignThings: {
    marketingMaterialCategories: holds(
      '{ marketingMaterialCategories(limit: 100) { marketingMaterialCategories { title } } }',
      'Posters',
    ),
    marketingMaterialCategoriesRouteOnly: holds(
      '{ marketingMaterialCategoriesRouteOnly(limit: 100) { marketingMaterialCategories { title } } }',
      'Posters',
    ),
    marketingMaterialCategoriesWithImages: holds(
      '{ marketingMaterialCategoriesWithImages(limit: 50) { marketingMaterialCategories { title } } }',
      'Posters',
    ),
    marketingMaterialRootCategories: holds(
      '{ marketingMaterialRootCategories(limit: 50) { marketingMaterialCategories { title } } }',
      'Posters',
    ),
    marketingMaterialCategory: holds(
      '{ marketingMaterialCategory(id: "posters") { title } }',
      'Posters',
    ),
    marketingMaterialCategoryChildren: holds(
      '{ marketingMaterialCategoryChildren(id: "2000~posters") { marketingMaterialCategories { title } } }',
      'Spring',
    ),
    marketingMaterialCategoryView: holds(
      '{ marketingMaterialCategoryView(id: "2000~posters") { title } }',
      'Posters',
    ),
    marketingMaterials: holds(
      '{ marketingMaterials(limit: 100) { marketingMaterials { title } } }',
      'Alto poster',
    ),
    marketingMaterialsSameParent: holds(
      '{ marketingMaterialsSameParent(id: "2000~two") { title } }',
      'Alto poster',
    ),
    marketingMaterial: holds('{ marketingMaterial(id: "2000~one") { title } }', 'Alto poster'),
    marketingMaterialsByCategory: holds(
      '{ marketingMaterialsByCategory(id: "2000~posters") { marketingMaterials { title } } }',
      'Alto poster',
    ),
  },
  foreignQueries: {
    marketingMaterialCategories: '(limit: 100)',
    marketingMaterialCategoriesRouteOnly: '(limit: 100)',
    marketingMaterialCategoriesWithImages: '(limit: 50)',
    marketingMaterialRootCategories: '(limit: 50)',
    marketingMaterialCategory: `(id: "${foreign}")`,
    marketingMaterialCategoryChildren: `(id: "${foreign}")`,
    marketingMaterialCategoryView: `(id: "${foreign}")`,
    marketingMaterials: '(limit: 100)',
    marketingMaterialsSameParent: `(id: "${foreign}")`,
    marketingMaterial: `(id: "${foreign}")`,
    marketingMaterialsByCategory: `(id: "${foreign}")`,
  },
  foreignMutations: {
    createMarketingMaterialCategory: `(input: ${category('New')})`,
    updateMarketingMaterialCategory: `(id: "${foreign}", version: 1, input: ${category('Changed')})`,
    deleteMarketingMaterialCategory: byVersion(foreign, 1),
    createMarketingMaterial: `(input: ${material('New')})`,
    createMarketingMaterials: many,
    updateMarketingMaterial: `(id: "${foreign}", version: 1, input: ${material('Changed')})`,
    deleteMarketingMaterial: byVersion(foreign, 1),
  },
  administratorMutations: {
    createMarketingMaterialCategory: 'owner1',
    updateMarketingMaterialCategory: 'owner1',
    deleteMarketingMaterialCategory: 'owner1',
    createMarketingMaterial: 'owner1',
    createMarketingMaterials: 'owner1',
    updateMarketingMaterial: 'owner1',
    deleteMarketingMaterial: 'owner1',
  },
  versionedRecords: {
    updateMarketingMaterialCategory: versioned(
      (app) => given(app).materialCategory(),
      (id, version) => `(id: "${id}", version: ${version}, input: ${category(`At ${version}`)})`,
    ),
    deleteMarketingMaterialCategory: versioned((app) => given(app).materialCategory()),
    async updateMarketingMaterial(app) {
      const category = await given(app).materialCategory();
      const id = await given(app).material({ parentId: category.slice('2000~'.length) });
      const file = await given(app).contentFile(`marketing_material/${id}`);
      const args = (version: number) =>
        `(id: "${id}", version: ${version}, input: ${material(`At ${version}`, category, file)})`;
      return { version: 1, args };
    },
    deleteMarketingMaterial: versioned((app) => given(app).material()),
  },
};
