/**
 * The customer whose records carry the canaries: only C4's own dealer and auditors may see them. Features
 * describe their records of it in `canaries` of their `testing/<feature>.contract.ts`.
 */
export const kept = {
  customer: '0002000004',
  r3: 'R4',
  owner: 'blocked1',
  priceList: 'Z',
  orderNo: 'K4',
  frameNumber: 'KX0000004',
  list: '5b0c3a52-6f6e-4a57-9d3f-0c3d7f0e4a11',
  endpoint: 'https://push.example/kanarie',
};

/** A word that nothing else has. */
export const toCanary = (name: string): string => `kanarie-${name}-x7`;
