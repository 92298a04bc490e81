import { expect, test } from 'vitest';
import { isPublicEndpoint } from './public-address.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/x',
  'https://updates.push.services.mozilla.com/wpush/v2/x',
  'https://web.push.apple.com/x',
  'https://wns2-db5p.notify.windows.com/w/?token=x',
  'https://8.8.8.8/x',
  'https://[2606:4700::1111]/x',
  'https://push.example:8443/x',
  'https://localhost.example/x',
  'https://10.0.0.1.example/x',
])('takes %s', (address) => {
  expect(isPublicEndpoint(address)).toBe(true);
});

test.each([
  'https://localhost/x',
  'https://LOCALHOST./x',
  'https://push.localhost/x',
  'https://db/x',
  'https://printer.local/x',
  'https://metadata.google.internal/x',
  'https://127.0.0.1/x',
  'https://127.1/x',
  'https://2130706433/x',
  'https://0x7f.0.0.1/x',
  'https://0177.0.0.1/x',
  'https://127.0.0.1./x',
  'https://１２７.0.0.1/x',
  'https://0.0.0.0/x',
  'https://10.1.2.3/x',
  'https://100.64.0.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://172.31.255.255/x',
  'https://192.168.0.1/x',
  'https://224.0.0.1/x',
  'https://255.255.255.255/x',
  'https://[::1]/x',
  'https://[::]/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://[::ffff:8.8.8.8]/x',
  'https://[64:ff9b::7f00:1]/x',
  'https://[2002:7f00:1::]/x',
  'https://[2001:0:1::]/x',
  'https://[2001:db8::1]/x',
  'https://[fc00::1]/x',
  'https://[fd12:3456::1]/x',
  'https://[fe80::1]/x',
  'https://[ff02::1]/x',
])('refuses %s', (address) => {
  expect(isPublicEndpoint(address)).toBe(false);
});
