import type { Feature } from '#server/graphql/feature.ts';

const unbuilt = () => {
  throw new Error('Not built');
};

export const marketingMaterial: Feature = {
  name: 'marketing-material',
  resolvers: {
    Query: {
      marketingMaterialCategories: unbuilt,
      marketingMaterialCategoriesRouteOnly: unbuilt,
      marketingMaterialCategoriesWithImages: unbuilt,
      marketingMaterialRootCategories: unbuilt,
      marketingMaterialCategory: unbuilt,
      marketingMaterialCategoryChildren: unbuilt,
      marketingMaterialCategoryView: unbuilt,
      marketingMaterials: unbuilt,
      marketingMaterialsSameParent: unbuilt,
      marketingMaterial: unbuilt,
      marketingMaterialsByCategory: unbuilt,
    },
    Mutation: {
      createMarketingMaterialCategory: unbuilt,
      updateMarketingMaterialCategory: unbuilt,
      deleteMarketingMaterialCategory: unbuilt,
      createMarketingMaterial: unbuilt,
      createMarketingMaterials: unbuilt,
      updateMarketingMaterial: unbuilt,
      deleteMarketingMaterial: unbuilt,
    },
  },
};
