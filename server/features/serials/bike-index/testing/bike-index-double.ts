// A double of Bike Index on this machine, with the shapes of its interface, version 3. Its bikes have data of owners,
// which no answer of the portal may contain.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The owner's data, which no answer of the portal may contain. */
export const ownersData = 'Canal Street, brown scarf, report 77-1234';

export interface BikeIndexDouble {
  config: { url: string; key: string };
  /** Path, query and token of the calls that arrived. */
  calls: { path: string; query: Record<string, string>; token: string | undefined }[];
  /** How calls go wrong from now on, `no page` only those for the page of a bike; null for not at all. */
  failure: 500 | 429 | 'no json' | 'other shape' | 'late' | 'no page' | null;
  /** Lists a stolen bike. @returns its id */
  list(bike: { serial: string; stolen?: boolean; date_stolen?: number | null }): number;
  close(): Promise<void>;
}

interface Listed {
  id: number;
  serial: string;
  stolen: boolean;
  date_stolen: number | null;
  /** Only the page of the bike has the day. */
  dateOfRecord: number;
}

const lateMs = 4_000;
const dayOfTheft = Date.UTC(2026, 2, 14, 12) / 1_000;

const toBike = ({ id, serial, stolen, date_stolen }: Listed) => ({
  id,
  serial,
  stolen,
  date_stolen,
  status: stolen ? 'stolen' : 'with owner',
  title: '2024 Marlow Trail',
  manufacturer_name: 'Marlow',
  frame_model: 'Trail',
  year: 2024,
  description: ownersData,
  frame_colors: ['Black'],
  is_stock_img: false,
  thumb: null,
  large_img: null,
  external_id: null,
  registry_name: null,
  registry_url: null,
  stolen_coordinates: [51.9, 4.48],
  stolen_location: ownersData,
  location_found: null,
  url: `https://bikeindex.org/bikes/${id}`,
  propulsion_type_slug: 'foot-pedal',
});

const toPage = (bike: Listed) => ({
  bike: {
    ...toBike(bike),
    stolen_record: {
      id: 9,
      date_stolen: bike.dateOfRecord,
      location: ownersData,
      latitude: 51.9,
      theft_description: ownersData,
      police_report_number: ownersData,
      longitude: 4.48,
    },
  },
});

export async function startBikeIndexDouble(): Promise<BikeIndexDouble> {
  const listed: Listed[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const query = Object.fromEntries(searchParams);
    double.calls.push({ path: pathname, query, token: request.headers.authorization });
    if (double.failure === 'late') await wait(lateMs);
    if (double.failure === 'no json') return void response.end(`${ownersData} {`);
    if (double.failure === 'other shape')
      return send(response, 200, { bikes: [{ id: ownersData }] });
    if (typeof double.failure === 'number') return send(response, double.failure, { error: 'no' });
    const id = /^\/api\/v3\/bikes\/(\d+)$/.exec(pathname)?.[1];
    if (id && double.failure === 'no page') return send(response, 500, { error: 'no' });
    const bike = listed.find((one) => String(one.id) === id);
    if (bike) return send(response, 200, toPage(bike));
    if (pathname !== '/api/v3/search') return send(response, 404, { error: 'Not found' });
    // Also bikes with a similar number are found.
    const start = query.serial?.slice(0, 4) ?? '';
    const found = listed.filter(({ serial }) => serial.replace(/\W/g, '').startsWith(start));
    send(response, 200, { bikes: found.map(toBike) });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const double: BikeIndexDouble = {
    config: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key: 'key' },
    calls: [],
    failure: null,
    list({ serial, stolen = true, date_stolen = dayOfTheft }) {
      const id = 1_000 + listed.length;
      listed.push({ id, serial, stolen, date_stolen, dateOfRecord: dayOfTheft });
      return id;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return double;
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
