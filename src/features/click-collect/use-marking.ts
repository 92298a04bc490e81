import { useState } from 'react';
import * as v from 'valibot';
import {
  type ClickCollectMarkName,
  clickCollectMarkNames,
} from '#shared/click-collect/statuses.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { keptInput } from '#src/lib/input/kept-input.ts';
import type { ShownOrder } from './click-collect.queries.ts';

const schema = v.record(v.string(), v.picklist(clickCollectMarkNames));

/** The marks of an order that is not submitted yet. */
export type Marking = ReturnType<typeof useMarking>;

/** The marks of the lines of an order, which are kept on this device until it is submitted (N144, reading 40). */
export function useMarking(orderId: string) {
  const { user } = useSession();
  const kept = keptInput(user.id, 'draft', `click-collect.${orderId}`, schema);
  const [chosen, setChosen] = useState(() => kept.read() ?? {});
  /** Whether a submit was refused because of lines without a mark (B254). */
  const [isRefused, setRefused] = useState(false);
  const write = (next: Record<string, ClickCollectMarkName> | null) => {
    setChosen(next ?? {});
    setRefused(false);
    try {
      kept.keep(next);
    } catch {
      // Without storage the marks hold as long as the page.
    }
  };
  return {
    isRefused,
    refuse: () => setRefused(true),
    marksOf: ({ items }: ShownOrder): ReadonlyMap<string, ClickCollectMarkName> =>
      new Map(
        items.flatMap(({ id, mark }) => {
          const own = mark ?? chosen[id];
          return own ? [[id, own] as const] : [];
        }),
      ),
    set: (line: string, mark: ClickCollectMarkName) => write({ ...chosen, [line]: mark }),
    setAll: ({ items }: ShownOrder, mark: ClickCollectMarkName) =>
      write(Object.fromEntries(items.map(({ id }) => [id, mark]))),
    forget: () => write(null),
  };
}
