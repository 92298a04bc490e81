/**
 * Whether a user works for the distributor and may change something: neither a dealer nor an auditor (reading 44).
 * @param limitation of the user's area
 */
export const isDistributor = ({ limitation }: { limitation: string | null }): boolean =>
  limitation !== null && limitation !== 'customer' && limitation !== 'audit';
