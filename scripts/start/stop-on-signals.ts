import closeWithGrace from 'close-with-grace';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Stops the server once, however many signals arrive, and gives up after ten seconds. A Ctrl-C arrives up to
 * three times: from the terminal, from npm and from bootstrap.mjs. Without this function, the library would
 * exit at the second signal without waiting.
 */
export function stopOnSignals(stop: () => Promise<void>): void {
  const { close } = closeWithGrace({ delay: 10_000, skip: [...signals] }, async ({ err }) => {
    if (err) console.error(err);
    await stop();
  });
  let stopping = false;
  for (const signal of signals)
    process.on(signal, () => {
      if (!stopping) void close();
      stopping = true;
    });
}
