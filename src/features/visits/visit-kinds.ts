import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import type { VisitKind } from '#src/graphql/generated/graphql.ts';

/** The pages and texts of the kinds of visit forms (B302, C138). */
export const visitKinds = {
  polygon: {
    name: msg`Polygon visits`,
    list: paths.polygonVisits,
    create: paths.createPolygonVisit,
    detail: paths.polygonVisit,
  },
  wim: {
    name: msg`WIM visits`,
    list: paths.wimVisits,
    create: paths.createWimVisit,
    detail: paths.wimVisit,
  },
} as const satisfies Record<VisitKind, unknown>;
