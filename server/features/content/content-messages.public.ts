// Shared by announcements and banners.
export { isInState, isShownOn } from './content-period.store.ts';
export {
  type ContentTexts,
  contentQuota,
  findPeriodProblems,
  findPortalProblems,
  parseAltTexts,
  parseContentTexts,
  parseLink,
} from './content-values.ts';
export { hostLanguages, isOnPortal } from './portals.store.ts';
export { deleteRemovedMessages, markMessageDeleted } from './removed-messages.store.ts';
