import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Camera, type CameraProblem, openCamera, problemOf, watchCodes } from './camera.ts';
import type { ScanKind } from './code-decoder.ts';

interface Watched {
  video: RefObject<HTMLVideoElement | null>;
  /** Null while it works or starts. */
  problem: CameraProblem | null;
  torch: Camera['torch'];
}

/** Shows the camera in a video and reports every code that comes into view; stops with the component. */
export function useCamera(accept: ScanKind, found: (code: string) => void): Watched {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const [torch, setTorch] = useState<Camera['torch']>(null);
  const say = useEffectEvent(found);
  useEffect(() => {
    const end = new AbortController();
    let camera: Camera | null = null;
    const begin = async () => {
      camera = await openCamera();
      const element = video.current;
      if (end.signal.aborted || !element) return camera.stop();
      setTorch(() => camera?.torch ?? null);
      element.srcObject = camera.stream;
      await element.play();
      await watchCodes(element, accept, end.signal, (code) => say(code));
    };
    begin().catch((error: unknown) => {
      if (!end.signal.aborted) setProblem(problemOf(error));
    });
    return () => {
      end.abort();
      camera?.stop();
    };
  }, [accept]);
  return { video, problem, torch };
}
