import { CreateClaim } from './create-claim.tsx';

/** A new claim for a bike (R034); needs no selected customer (N046) and no network. */
export function Component() {
  return <CreateClaim kind="Bike" />;
}
