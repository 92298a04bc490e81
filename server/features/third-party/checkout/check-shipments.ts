import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type {
  ShipTo,
  ThirdPartyShipmentInput,
  UserError,
} from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { toOneLine } from '#server/lib/one-line.ts';
import { deliveryWindow } from '#shared/days.ts';
import { findShipTos, listPickupAddresses } from '../vendors/vendor.store.ts';

/** The most characters of the notes of an order (N135). */
const longestNotes = 100;

/** How the order of a vendor is handed over. */
export interface Shipment {
  notes: string;
  reqDeliveryDate: string | null;
  isPickup: boolean;
  address: Omit<ShipTo, 'id'>;
}

/**
 * Checks how the orders of some vendors are handed over (reading 76, N066).
 * @param today the day of the sales organisation
 * @returns the shipments by vendor, and what is wrong; fields are `shipment.<vendor>.<field>`
 */
export async function checkShipments(
  tx: Db,
  viewer: Viewer,
  asked: readonly ThirdPartyShipmentInput[],
  { vendors, today }: { vendors: readonly string[]; today: string },
): Promise<{ shipments: ReadonlyMap<string, Shipment>; errors: UserError[] }> {
  const [shipTos, pickups] = await Promise.all([
    findShipTos(
      tx,
      viewer,
      asked.flatMap(({ shipto }) => shipto ?? []),
    ),
    listPickupAddresses(tx, viewer.sorg, vendors),
  ]);
  const byVendor = new Map(asked.map((one) => [one.vendorId, one]));
  const { first, last } = deliveryWindow(today);
  const shipments = new Map<string, Shipment>();
  const errors: UserError[] = [];
  for (const vendor of vendors) {
    const one = byVendor.get(vendor);
    const refuse = (field: string, code: string, message: string) =>
      errors.push(userError(`shipment.${vendor}.${field}`, code, message));
    const found = one?.pickup
      ? pickups.find(({ vendorId, id }) => vendorId === vendor && id === one.pickup)
      : shipTos.find(({ id }) => id === one?.shipto);
    const notes = toOneLine(one?.notes ?? '');
    const day = one?.reqDeliveryDate ?? null;
    if (!one || Boolean(one.shipto) === Boolean(one.pickup))
      refuse(
        'shipto',
        'SHIPMENT_MISSING',
        'Choose either where it goes to or where it is collected',
      );
    else if (!found) refuse('shipto', 'SHIPTO_INVALID', 'There is no such address any more');
    if (notes.length > longestNotes)
      refuse('notes', 'TOO_LONG', `At most ${longestNotes} characters`);
    if (day && (day < first || day > last))
      refuse('reqDeliveryDate', 'DAY_NOT_ALLOWED', `A day from ${first} to ${last}`);
    if (!found || errors.length > 0) continue;
    const { name, address, postalCode, city, country } = found;
    shipments.set(vendor, {
      notes,
      reqDeliveryDate: day,
      isPickup: Boolean(one?.pickup),
      address: { name, address, postalCode, city, country },
    });
  }
  return { shipments, errors };
}
