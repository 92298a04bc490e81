import { Trans, useLingui } from '@lingui/react/macro';
import { drawQrCode } from '#src/lib/decoders/qr-drawing.ts';

/** The QR code of a transfer. Its text alternative names its purpose; the values are the texts next to it. */
export function TransferCode({ content }: { content: string }) {
  const { t } = useLingui();
  const { size, path } = drawQrCode(content);
  return (
    <figure className="w-48 max-w-full space-y-1">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        className="block w-full rounded bg-white"
        shapeRendering="crispEdges"
        role="img"
        aria-label={t`QR code with this transfer, for a banking app`}
      >
        <path d={path} fill="#000" />
      </svg>
      <figcaption className="text-sm text-ink-muted">
        <Trans>Scan it with your banking app</Trans>
      </figcaption>
    </figure>
  );
}
