import { rest } from '#src/graphql/rest.ts';
import { runtime } from '#src/lib/device/runtime.ts';

/** The most errors that one visit reports: a broken page must not flood the server. */
const mostErrors = 20;
let told = 0;

const silent = () => undefined;

/** Tells that a page was opened, by the pattern of its path (F010). */
export function reportPageView(page: string): void {
  rest('POST', '/telemetry/view', { body: { page } }).catch(silent);
}

/** Tells what went wrong in this browser (F011). */
export async function tellError(page: string, error: unknown): Promise<void> {
  told += 1;
  if (told > mostErrors) return;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const { version } = await runtime();
  const body = {
    page,
    message: message.slice(0, 500),
    stack: (stack ?? '').slice(0, 4_000),
    version: version.slice(0, 50),
  };
  await rest('POST', '/telemetry/error', { body }).catch(silent);
}
