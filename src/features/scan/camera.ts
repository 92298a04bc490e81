import type { ScanKind } from './code-decoder.ts';

/** Why there is no picture: not allowed, no camera, or another app has it. */
export type CameraProblem = 'refused' | 'none' | 'busy';

export interface Camera {
  stream: MediaStream;
  /** Switches the light; null when the camera has none. */
  torch: ((on: boolean) => Promise<void>) | null;
  stop: () => void;
}

/** Returns the problem of the camera when the browser provides none. */
export function problemOf(error: unknown): CameraProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'none';
}

/** The camera at the back of the device, or any. Throws what `problemOf` reads. */
export async function openCamera(): Promise<Camera> {
  // Not there on pages without a secure connection, and in old browsers.
  if (!navigator.mediaDevices?.getUserMedia) throw new DOMException('', 'NotFoundError');
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
  const [track] = stream.getVideoTracks();
  const able = (track?.getCapabilities?.() ?? {}) as { torch?: boolean };
  const torch = (on: boolean) =>
    track?.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] }) ??
    Promise.resolve();
  return {
    stream,
    torch: able.torch ? torch : null,
    stop: () => {
      for (const one of stream.getTracks()) one.stop();
    },
  };
}

/** Resolves with the video's next picture. */
function nextPicture(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve) => {
    if (video.requestVideoFrameCallback) video.requestVideoFrameCallback(() => resolve());
    else requestAnimationFrame(() => resolve());
  });
}

/** Reads picture after picture until it is stopped; a repeated code is reported once. */
export async function watchCodes(
  video: HTMLVideoElement,
  accept: ScanKind,
  signal: AbortSignal,
  found: (code: string) => void,
): Promise<void> {
  const { createDecoder } = await import('./code-decoder.ts');
  const read = await createDecoder(accept);
  let last = '';
  while (!signal.aborted) {
    await nextPicture(video);
    const code = signal.aborted ? null : await read(video);
    if (!code || signal.aborted || code === last) continue;
    last = code;
    found(code);
  }
}
