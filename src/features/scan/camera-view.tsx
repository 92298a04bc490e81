import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import type { CameraProblem } from './camera.ts';
import type { ScanKind } from './code-decoder.ts';
import { useCamera } from './use-camera.ts';

function CameraProblemNotice({ problem }: { problem: CameraProblem }) {
  if (problem === 'refused')
    return (
      <Trans>
        The camera is not allowed here. Allow it in the browser’s settings, or type the number.
      </Trans>
    );
  if (problem === 'busy')
    return <Trans>Another app is using the camera. Close it, or type the number.</Trans>;
  return <Trans>There is no camera on this device. Type the number instead.</Trans>;
}

/** The camera's picture with a line to hold the code to; reports each code it reads. */
export function CameraView({
  accept,
  onCode,
}: {
  accept: ScanKind;
  onCode: (code: string) => void;
}) {
  const { t } = useLingui();
  const { video, problem, torch } = useCamera(accept, onCode);
  const [lit, setLit] = useState(false);
  if (problem)
    return (
      <Notice tone="warning">
        <CameraProblemNotice problem={problem} />
      </Notice>
    );
  return (
    <div className="space-y-2">
      <div className="relative aspect-4/3 overflow-hidden rounded bg-black">
        <video
          ref={video}
          playsInline
          muted
          aria-label={t`Camera view`}
          className="size-full object-cover"
        />
        <span
          aria-hidden="true"
          className="absolute inset-x-8 top-1/2 h-0.5 -translate-y-1/2 bg-error"
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-ink-muted">
          <Trans>Hold the barcode to the line.</Trans>
        </p>
        {torch ? (
          <Button
            variant="secondary"
            aria-pressed={lit}
            onClick={() => {
              setLit(!lit);
              void torch(!lit).catch(() => setLit(lit));
            }}
          >
            {lit ? <Trans>Light off</Trans> : <Trans>Light on</Trans>}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
