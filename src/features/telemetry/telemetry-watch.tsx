import { useEffect, useRef } from 'react';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { reportPageView, tellError } from './telemetry.ts';

/**
 * Page views and errors for the distributor, each only where the host's flag is on (F010, F011).
 * @param page the pattern of the path shown, such as `order/:orderNo`
 */
export function TelemetryWatch({ page }: { page: string }) {
  const { flags } = useHostConfig();
  const shown = useRef(page);
  shown.current = page;

  useEffect(() => {
    if (flags.ANALYTICS) reportPageView(page);
  }, [flags.ANALYTICS, page]);

  useEffect(() => {
    if (!flags.MONITORING) return;
    const thrown = ({ error, message }: ErrorEvent) =>
      void tellError(shown.current, error ?? message);
    const rejected = ({ reason }: PromiseRejectionEvent) => void tellError(shown.current, reason);
    window.addEventListener('error', thrown);
    window.addEventListener('unhandledrejection', rejected);
    return () => {
      window.removeEventListener('error', thrown);
      window.removeEventListener('unhandledrejection', rejected);
    };
  }, [flags.MONITORING]);
  return null;
}
