// The events of many payments as a faulty provider sends them: half of the payments have a fault, about three of
// ten deliveries. The end of every payment is known, so that it can be compared with what the portal has stored.
import type { GatewayEvent, GatewayStatus } from '../gateways/gateway.ts';
import { signBody } from '../gateways/signature.ts';
import { type Held, isOver, type RequestStatus } from '../requests/request-state.rules.ts';
import type { RequestEnd, WaitingRequest } from './many-requests.store.ts';

export type Fault = 'repeated' | 'out of order' | 'late' | 'forged';

export interface Delivery {
  body: string;
  fault: Fault | null;
}

/** The only true end of a request, and how many events it has. */
export interface TrueEnd {
  status: RequestStatus;
  held: Held | null;
  events: number;
}

type Step = GatewayStatus | 'too little';

/** The courses that payments take, in whichever order their events arrive. */
const courses: readonly { steps: readonly Step[]; status: RequestStatus; held?: Held }[] = [
  { steps: ['processing', 'complete'], status: 'complete' },
  { steps: ['complete'], status: 'complete' },
  { steps: ['processing', 'failed'], status: 'failed' },
  { steps: ['void'], status: 'void' },
  { steps: ['processing'], status: 'on processing' },
  { steps: ['processing', 'returned'], status: 'failed' },
  { steps: ['processing', 'too little'], status: 'on processing', held: 'amount' },
];

/** By the place of a payment; ten and the seven courses have no common divisor, so that all pairs occur. */
const faults: readonly (Fault | null)[] = [
  'repeated',
  null,
  'out of order',
  null,
  'late',
  'forged',
  null,
  'repeated',
  null,
  null,
] as const;

/** Plans the deliveries for requests, and the end of each by its number. */
export function planDeliveries(requests: readonly WaitingRequest[]): {
  deliveries: Delivery[];
  ends: Map<string, TrueEnd>;
} {
  const soon: Delivery[] = [];
  const late: Delivery[] = [];
  const ends = new Map<string, TrueEnd>();
  for (const [nth, request] of requests.entries()) {
    const course = courses[nth % courses.length];
    if (!course) continue;
    const { steps, status, held = null } = course;
    ends.set(request.externalId, { status, held, events: steps.length });
    const fault = faults[nth % faults.length] ?? null;
    const bodies = steps.map((step) => writeEvent(request, step));
    const add = (some: readonly string[], kind: Fault | null = null, to = soon) =>
      to.push(...some.map((body) => ({ body, fault: kind })));
    if (fault === 'out of order') add(bodies.toReversed(), fault);
    else if (fault === 'late') {
      add(bodies.slice(1));
      add(bodies.slice(0, 1), fault, late);
    } else {
      if (fault === 'forged')
        add([writeEvent(request, status === 'complete' ? 'failed' : 'complete')], fault);
      add(bodies);
      if (fault === 'repeated') add(bodies, fault);
    }
  }
  return { deliveries: [...soon, ...late], ends };
}

function writeEvent(
  { externalId, reference, amount, currency }: WaitingRequest,
  step: Step,
): string {
  const event: GatewayEvent = {
    id: `evt_${externalId}_${step}`,
    externalId,
    reference,
    alias: null,
    currency,
    status: step === 'too little' ? 'complete' : step,
    amount: step === 'too little' ? amount - 1 : amount,
    display: null,
    reason: step === 'failed' ? 'DECLINED' : null,
  };
  return JSON.stringify(event);
}

/** Signs a delivery. The forged ones are signed with another key, for another body, too long ago, or not at all. */
export function signDelivery(secret: Buffer, { body, fault }: Delivery, nth: number): string {
  const now = new Date();
  if (fault !== 'forged') return signBody(secret, body, now);
  const forgeries = [
    () => signBody('another secret', body, now),
    () => signBody(secret, `${body} `, now),
    () => signBody(secret, body, new Date(now.getTime() - 600_000)),
    () => '',
  ];
  return forgeries[nth % forgeries.length]?.() ?? '';
}

/** Compares requests with their true ends. @returns a sentence for each that differs */
export function findWrongEnds(
  ends: ReadonlyMap<string, TrueEnd>,
  found: readonly RequestEnd[],
): string[] {
  const wrong = found.flatMap(({ externalId, ...is }) => {
    const end = ends.get(externalId);
    if (!end) return `${externalId} is unknown`;
    const isFree = end.status === 'failed' || end.status === 'void';
    const must = { ...end, ends: isOver(end.status) ? 1 : 0, isCovered: !isFree };
    const differs = (Object.keys(must) as (keyof typeof must)[]).some(
      (name) => must[name] !== is[name],
    );
    return differs ? `${externalId} is ${JSON.stringify(is)}, not ${JSON.stringify(must)}` : [];
  });
  return found.length === ends.size ? wrong : [...wrong, `${found.length} of ${ends.size} found`];
}
