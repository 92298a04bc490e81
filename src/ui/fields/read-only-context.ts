import { createContext } from 'react';

/** Whether the fields around can only be looked at; a disabled fieldset around them keeps them from being changed. */
export const ReadOnlyContext = createContext(false);
