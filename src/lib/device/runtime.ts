import * as v from 'valibot';
import { deviceStorage } from './device-storage.ts';

const shape = v.object({
  /** Where the API is; empty for the page's own origin. */
  apiBase: v.string(),
  /** Credentials of the calls before login, ready for the authorization header. */
  basicAuth: v.string(),
  version: v.optional(v.string(), ''),
});

export type Runtime = v.InferOutput<typeof shape>;

const key = 'pannier-runtime';
let known: Promise<Runtime> | undefined;

function remembered(): Runtime | null {
  const parsed = v.safeParse(shape, deviceStorage.read(key));
  return parsed.success ? parsed.output : null;
}

async function fetchRuntime(): Promise<Runtime> {
  const response = await fetch('/runtime.json', { headers: { accept: 'application/json' } });
  const runtime = v.parse(shape, await response.json());
  deviceStorage.tryWrite(key, runtime);
  return runtime;
}

/** The settings the server gives the app at run time; the last known ones without a network. */
export function runtime(): Promise<Runtime> {
  known ??= fetchRuntime().catch((error) => {
    known = undefined;
    const last = remembered();
    if (last) return last;
    throw error;
  });
  return known;
}

/** The full address of an API path. */
export async function apiUrl(path: string): Promise<string> {
  return new URL((await runtime()).apiBase + path, window.location.origin).href;
}
