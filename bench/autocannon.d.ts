declare module 'autocannon' {
  interface Options {
    url: string;
    method: 'GET' | 'POST';
    connections: number;
    /** Seconds. */
    duration: number;
    headers: Record<string, string>;
    body: string;
  }
  interface Result {
    requests: { average: number };
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
