import type { Feature } from '#server/graphql/feature.ts';
import { orderBatches } from './order-batches.ts';

/** Orders for the ERP, fetched from a running server. */
export const orderExport: Feature = { name: 'order-export', batches: [orderBatches] };
