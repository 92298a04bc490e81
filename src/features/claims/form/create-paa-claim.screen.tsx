import { CreateClaim } from './create-claim.tsx';

/** A new claim for parts, accessories and apparel (R035); needs no selected customer (N046) and no network. */
export function Component() {
  return <CreateClaim kind="PAA" />;
}
