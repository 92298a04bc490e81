export { HiddenInShowroom } from './hidden-in-showroom.tsx';
export { ShowroomButton, ShowroomEntry } from './showroom-parts.tsx';
export { showroom } from './showroom-store.ts';
export { useShowroom } from './use-showroom.ts';
