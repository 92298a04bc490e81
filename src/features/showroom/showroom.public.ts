export { HiddenInShowroom } from './hidden-in-showroom.tsx';
export { ShowroomButton } from './showroom-button.tsx';
export { ShowroomEntry } from './showroom-entry.tsx';
export { useShowroom } from './use-showroom.ts';
