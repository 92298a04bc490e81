export { exportAccess } from './export/access-files.ts';
