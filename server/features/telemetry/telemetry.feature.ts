import type { Feature } from '#server/graphql/feature.ts';
import { telemetryRoutes } from './telemetry.routes.ts';

export const telemetry: Feature = { name: 'telemetry', routes: telemetryRoutes };
