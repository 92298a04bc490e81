/** Whether there are pieces, also where the host's mask says "more than 0" and nothing else (N030). */
export function hasStock({ qty, masked }: { qty: number; masked: boolean }): boolean {
  return masked || qty > 0;
}
