export { useViewAs } from './use-view-as.tsx';
