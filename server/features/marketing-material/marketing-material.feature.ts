import {
  cleanItemTexts,
  contentExportRoutes,
  isHistorySeen,
} from '#server/features/content/content.public.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { Feature } from '#server/graphql/feature.ts';
import { createMarketingMaterial } from './createMarketingMaterial.ts';
import { createMarketingMaterialCategory } from './createMarketingMaterialCategory.ts';
import { createMarketingMaterials } from './createMarketingMaterials.ts';
import { deleteMarketingMaterial } from './deleteMarketingMaterial.ts';
import { deleteMarketingMaterialCategory } from './deleteMarketingMaterialCategory.ts';
import { marketingMaterialFeed } from './marketing-material.feed.ts';
import { marketingMaterial as materialById } from './marketingMaterial.ts';
import { marketingMaterialCategories } from './marketingMaterialCategories.ts';
import { marketingMaterialCategoriesRouteOnly } from './marketingMaterialCategoriesRouteOnly.ts';
import { marketingMaterialCategoriesWithImages } from './marketingMaterialCategoriesWithImages.ts';
import { marketingMaterialCategory } from './marketingMaterialCategory.ts';
import { marketingMaterialCategoryChildren } from './marketingMaterialCategoryChildren.ts';
import { marketingMaterialCategoryView } from './marketingMaterialCategoryView.ts';
import { marketingMaterialRootCategories } from './marketingMaterialRootCategories.ts';
import { marketingMaterials } from './marketingMaterials.ts';
import { marketingMaterialsByCategory } from './marketingMaterialsByCategory.ts';
import { marketingMaterialsSameParent } from './marketingMaterialsSameParent.ts';
import { materialKind } from './material.store.ts';
import { deleteRemovedMaterial } from './removed-material.store.ts';
import { updateMarketingMaterial } from './updateMarketingMaterial.ts';
import { updateMarketingMaterialCategory } from './updateMarketingMaterialCategory.ts';

export const marketingMaterial: Feature = {
  name: 'marketing-material',
  routes: contentExportRoutes('marketing-material', 'marketing_material', marketingMaterialFeed),
  resolvers: {
    Query: {
      marketingMaterialCategories,
      marketingMaterialCategoriesRouteOnly,
      marketingMaterialCategoriesWithImages,
      marketingMaterialRootCategories,
      marketingMaterialCategory,
      marketingMaterialCategoryChildren,
      marketingMaterialCategoryView,
      marketingMaterials,
      marketingMaterialsSameParent,
      marketingMaterial: materialById,
      marketingMaterialsByCategory,
    },
    Mutation: {
      createMarketingMaterialCategory,
      updateMarketingMaterialCategory,
      deleteMarketingMaterialCategory,
      createMarketingMaterial,
      createMarketingMaterials,
      updateMarketingMaterial,
      deleteMarketingMaterial,
    },
    MarketingMaterial: cleanItemTexts,
  },
  history: {
    scopes: ['marketing-material.cud'],
    isVisible: (ctx, id) => isHistorySeen(ctx.db, viewerOf(ctx), materialKind, id),
  },
  jobs: (jobs, { db }) =>
    jobs.repeat('marketing-material-removal', '43 3 * * *', () =>
      deleteRemovedMaterial(db, new Date()),
    ),
};
