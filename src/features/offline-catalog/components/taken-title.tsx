/// <reference types="vite/client" />
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Icon } from '#src/ui/icon.tsx';

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

/** Says that all is downloaded only when the app itself opens without a network, and else what is missing. */
export function TakenTitle() {
  const files = useAppFiles();
  if (files === 'ready')
    return (
      <h2 className="flex items-center gap-2 text-lg font-semibold">
        <Icon name="success" size={20} className="shrink-0 text-success-ink" />
        <Trans>Downloaded to this device</Trans>
      </h2>
    );
  return (
    <div role="status" className="space-y-1">
      <h2 className="text-lg font-semibold">
        {files === 'loading' ? (
          <Trans>Almost done: the app itself is being downloaded</Trans>
        ) : (
          <Trans>The app cannot be opened offline here</Trans>
        )}
      </h2>
      <p>
        {files === 'loading' ? (
          <Trans>
            The catalog is on this device, the files of the app are not yet. Until they are, nothing
            opens without a connection. Keep the app open.
          </Trans>
        ) : (
          <Trans>
            The catalog is on this device, but this browser cannot store the app. Keep the app open
            while you have no connection, or use another browser.
          </Trans>
        )}
      </p>
    </div>
  );
}
