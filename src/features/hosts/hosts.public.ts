export { AsOf } from './as-of.tsx';
export { serverStatusQuery } from './hosts.queries.ts';
export { useDates } from './use-dates.ts';
export { useHostConfig, useMoney } from './use-host-config.ts';
