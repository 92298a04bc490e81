import type { ComponentType } from 'react';
import type { PlainOperation } from '#src/offline/outbox/plain-operations.ts';

/** Fetches a screen's module, which exports its `Component`. */
export type Load = () => Promise<{ Component: ComponentType }>;

/** The code of pages, by the page's name in the route table. */
export type Screens = Record<string, Load>;

/**
 * The parts that a feature adds to the app: `<feature>.feature.ts` exports one of these under the
 * feature's name. scripts/generate/features.ts reads them, so they may statically import nothing but
 * types; router, worker and the offline part read the generated lists. Six parts are separate files,
 * because they are needed outside the pages too: `<feature>.menu.ts` (menu entries), `<feature>.tasks.tsx`
 * (tasks of the home page, src/crud/task),
 * `<feature>.offline.ts` (code of the outbox that page and worker run), `<feature>.changes.ts` (texts of
 * the screen Pending changes), `<feature>.audit.ts` (texts of the audit log), `<feature>.problems.ts` (texts of
 * error codes).
 */
export interface ClientFeature {
  /** Its screens; a page without one is not built yet and shown nowhere. */
  screens?: Screens;
  /** While showroom mode is on its pages say why they show nothing. */
  hiddenInShowroom?: true;
  /** Queries, named as in the documents, whose answers the device keeps for when there is no network. */
  keptQueries?: readonly string[];
  /** Mutations the outbox sends without any code of the feature. */
  outbox?: readonly Omit<PlainOperation, 'hash'>[];
  /** Background work in every open page, in addition to the outbox; starts when it is loaded. */
  watch?: () => Promise<unknown>;
}
