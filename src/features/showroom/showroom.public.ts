export { HiddenInShowroom } from './hidden-in-showroom.tsx';
export { ShowroomButton } from './showroom-button.tsx';
export { ShowroomEntry } from './showroom-entry.tsx';
export { showroom } from './showroom-store.ts';
export { useShowroom } from './use-showroom.ts';
