import { useState } from 'react';
import { readKeptChoice, writeKeptChoice } from '../form/kept-choice.ts';
import type { ListParams, ListState } from './list-params.ts';

const isId = (entry: unknown): entry is string => typeof entry === 'string';

/**
 * The hidden columns of a list: those of the address, otherwise those the user hid on this device. A
 * change goes to both, so that an address that is passed on shows the same columns.
 * @param name of the list on this device
 */
export function useListColumns(name: string, list: ListState<ListParams>) {
  const [kept, setKept] = useState(() => readKeptChoice('columns', name, isId));
  const { hide, page } = list.params;
  const hidden = hide && hide.length > 0 ? hide : kept;
  const onToggle = (id: string) => {
    const next = hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id];
    setKept(next);
    writeKeptChoice('columns', name, next);
    if (hide) list.set({ hide: next, page });
  };
  return { hidden, onToggle };
}
