export { serverStatusQuery } from './hosts.queries.ts';
