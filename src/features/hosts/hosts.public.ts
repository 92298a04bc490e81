export { AsOf } from '#src/crud/record/as-of.tsx';
export { useDates } from '#src/graphql/host/use-dates.ts';
export { useHostConfig, useMoney } from '#src/graphql/host/use-host-config.ts';
export { serverStatusQuery } from './hosts.queries.ts';
