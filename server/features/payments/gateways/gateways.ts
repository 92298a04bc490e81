import type { Db } from '#server/db/database.ts';
import { openSessionKeys } from '#server/features/session/session.public.ts';
import type { Services } from '#server/graphql/feature.ts';
import { publicOrigin } from '#server/lib/public-origin.ts';
import type { PaymentGateway } from './gateway.ts';
import { openSandbox, type SandboxParts } from './sandbox/sandbox.gateway.ts';
import { openStripe } from './stripe/stripe.gateway.ts';

/** The payment providers of a server. */
export interface Gateways {
  byName: ReadonlyMap<string, PaymentGateway>;
  /** The dependencies of the embedded provider; null when the provider is off. */
  sandbox: SandboxParts | null;
  /** The origin of a host's portal, to which payers return. */
  originOf(host: string): string;
}

const opened = new WeakMap<Db, Gateways>();

/** Opens the providers that the settings name, when the server starts. */
export async function openGateways({ config, db, jobs }: Services): Promise<Gateways> {
  const { sandboxHost, stripe } = config.payments;
  const { keyFor } = await openSessionKeys(config, db);
  const sandbox = sandboxHost
    ? {
        db,
        jobs,
        origin: publicOrigin({ ...config, publicUrl: null }, sandboxHost),
        secret: keyFor('events of the payment sandbox'),
      }
    : null;
  const all: PaymentGateway[] = [];
  if (sandbox) all.push(openSandbox(sandbox));
  if (stripe) all.push(openStripe(stripe));
  const gateways: Gateways = {
    byName: new Map(all.map((gateway) => [gateway.name, gateway])),
    sandbox,
    originOf: (host) => publicOrigin(config, host),
  };
  opened.set(db, gateways);
  return gateways;
}

/** The providers of the server on this database. @throws before the server has opened them */
export function getGateways(db: Db): Gateways {
  const gateways = opened.get(db);
  if (!gateways) throw new Error('The payment providers are not open');
  return gateways;
}

/** Replaces one provider, for tests that need one that fails. */
export function replaceGateway(db: Db, gateway: PaymentGateway): void {
  const present = getGateways(db);
  const byName = new Map([...present.byName, [gateway.name, gateway]]);
  opened.set(db, { ...present, byName });
}
