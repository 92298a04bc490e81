import { isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { deviceName } from '#server/lib/device-name.ts';
import { networkOf } from '#server/lib/network-of.ts';

/** Which device logs in or refreshes, as far as its user may recognise it in a list. */
export interface Device {
  /** Browser and system, for example "Firefox · Android"; empty when unknown. */
  name: string;
  /** The network of its address; the address itself says more than the list needs. */
  network: string;
}

export function deviceOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Device {
  return { name: deviceName(headers['user-agent']), network: shownNetwork(ip) };
}

/** Of an IPv4 address the first three numbers ("203.0.113.x"), of an IPv6 address its network. */
function shownNetwork(address: string): string {
  const network = networkOf(address);
  return isIPv4(network) ? network.replace(/\.\d+$/, '.x') : network;
}
