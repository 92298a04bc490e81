import { viewerOf } from '#server/graphql/context.ts';
import type { Feature } from '#server/graphql/feature.ts';
import { deleteProducts } from './deleteProducts.ts';
import { isManaged } from './managed-products.store.ts';
import { managedProducts } from './managedProducts.ts';
import { updateProductAttributes } from './updateProductAttributes.ts';

/** The range as staff change it in the portal (U322, U323). */
export const productManagement: Feature = {
  name: 'product-management',
  resolvers: {
    Query: { managedProducts },
    Mutation: { updateProductAttributes, deleteProducts },
  },
  history: {
    scopes: ['page.catalog-analyze'],
    isVisible: (ctx, code) => isManaged(ctx.db, viewerOf(ctx), code),
  },
};
