import type { Room } from '#server/graphql/room.ts';
import { orderExportRoutes } from './order-export.routes.ts';

/** Orders for the ERP, fetched from a running server. */
export const orderExport: Room = { name: 'order-export', routes: orderExportRoutes };
