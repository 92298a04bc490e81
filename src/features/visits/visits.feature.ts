import type { ClientFeature } from '#src/crud/feature.ts';

const rules = { version: 1, customer: 'in arguments', refreshes: ['visits'] } as const;

const form = { ...rules, overwrites: true, purpose: 'visits/photo' } as const;

/** Visit forms of sales staff and dealers (R079 to R085, U016, B302, B303). */
export const visits: ClientFeature = {
  screens: {
    visitForms: () => import('./visit-landing.screen.tsx'),
    polygonVisits: () => import('./list/polygon-visits.screen.tsx'),
    createPolygonVisit: () => import('./form/create-polygon-visit.screen.tsx'),
    polygonVisit: () => import('./detail/polygon-visit.screen.tsx'),
    wimVisits: () => import('./list/wim-visits.screen.tsx'),
    createWimVisit: () => import('./form/create-wim-visit.screen.tsx'),
    wimVisit: () => import('./detail/wim-visit.screen.tsx'),
  },
  hiddenInShowroom: true,
  keptQueries: ['Visits', 'Visit'],
  outbox: [
    { ...form, name: 'CreateVisit' },
    { ...form, name: 'ChangeVisit' },
    { ...rules, name: 'DeleteVisit' },
    { ...rules, name: 'RestoreVisit' },
  ],
};
