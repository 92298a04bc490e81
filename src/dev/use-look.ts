import { useLayoutEffect } from 'react';
import './no-motion.css';
import { type Scheme, variables } from '../../tailwind.config.ts';

/** Shows the page in a scheme whatever the device prefers, and without motion; until it is left. */
export function useLook(scheme: Scheme | null, still: boolean): void {
  useLayoutEffect(() => {
    const { style, dataset } = document.documentElement;
    const values = scheme ? { ...variables('light'), ...variables(scheme) } : {};
    for (const [name, value] of Object.entries(values)) style.setProperty(name, value);
    style.colorScheme = scheme ?? '';
    dataset.motion = still ? 'none' : 'as-preferred';
    return () => {
      for (const name of Object.keys(values)) style.removeProperty(name);
      style.colorScheme = '';
      delete dataset.motion;
    };
  }, [scheme, still]);
}
