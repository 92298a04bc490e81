import { requestAs } from '../http-questions.ts';
import type { BigShop } from '../shop.ts';

/** How many codes an analysis may have. */
export const codesOfCall = 100;

/** The next codes of a long list, from the beginning again after the end. */
export function batchOf(codes: readonly string[], nth: number): readonly string[] {
  const from = (nth * codesOfCall) % codes.length;
  return codes.slice(from, from + codesOfCall);
}

/** Dealers who ask a server by the client's documents. */
export interface AskShop {
  tokens: readonly string[];
  /** The customers of the dealers, in the order of the tokens. */
  customers: readonly string[];
  /** @throws Error with what was answered instead of data */
  ask<Data>(dealer: number, operation: string, variables: object): Promise<Data>;
}

export function askShop({ tokens }: BigShop, url: string, customers: readonly string[]): AskShop {
  return {
    tokens,
    customers,
    async ask<Data>(dealer: number, operation: string, variables: object) {
      const request = requestAs(tokens[dealer] ?? '', { operation, variables });
      const answer = await fetch(`${url}/graphql`, request);
      const { data, errors } = (await answer.json()) as { data?: Data; errors?: unknown };
      if (!data || errors) throw new Error(JSON.stringify(errors ?? data).slice(0, 500));
      return data;
    },
  };
}
