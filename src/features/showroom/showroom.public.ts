export { HiddenInShowroom } from './hidden-in-showroom.tsx';
export { ShowroomButton, ShowroomEntry } from './showroom-switches.lazy.tsx';
export { useShowroom } from './use-showroom.ts';
