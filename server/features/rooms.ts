import type { Room } from '#server/graphql/room.ts';
import { cart } from './cart/cart.room.ts';
import { catalog } from './catalog/catalog.room.ts';
import { checkout } from './checkout/checkout.room.ts';
import { customers } from './customers/customers.room.ts';
import { hosts } from './hosts/hosts.room.ts';
import { orders } from './orders/orders.room.ts';
import { session } from './session/session.room.ts';

/** Every room the server is made of. */
export const rooms: Room[] = [hosts, session, customers, catalog, cart, checkout, orders];
