import type { Feature } from '#server/graphql/feature.ts';
import { orderExportRoutes } from './order-export.routes.ts';

/** Orders for the ERP, fetched from a running server. */
export const orderExport: Feature = { name: 'order-export', routes: orderExportRoutes };
