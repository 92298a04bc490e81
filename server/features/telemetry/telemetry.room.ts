import type { Room } from '#server/graphql/room.ts';
import { telemetryRoutes } from './telemetry.routes.ts';

export const telemetry: Room = { name: 'telemetry', routes: telemetryRoutes };
