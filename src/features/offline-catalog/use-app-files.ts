import { useEffect, useState } from 'react';

/**
 * Whether the app opens without a network. `loading`: its files are still being downloaded. `impossible`: this browser
 * has no service worker here, for example on an insecure page.
 */
export type AppFiles = 'ready' | 'loading' | 'impossible';

function readAppFiles(): AppFiles {
  // In development no worker is registered.
  if (!import.meta.env.PROD) return 'ready';
  if (!('serviceWorker' in navigator)) return 'impossible';
  return navigator.serviceWorker.controller ? 'ready' : 'loading';
}

/** Returns whether the app's own files are on this device: a worker becomes active only once it has all of them. */
export function useAppFiles(): AppFiles {
  const [files, setFiles] = useState(readAppFiles);
  useEffect(() => {
    if (files !== 'loading') return;
    let isShown = true;
    void navigator.serviceWorker.ready.then(() => {
      if (isShown) setFiles('ready');
    });
    return () => {
      isShown = false;
    };
  }, [files]);
  return files;
}
