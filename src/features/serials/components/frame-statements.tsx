import { Badge } from '#src/ui/badge.tsx';
import type { ShownFrame } from '../shown-frame.ts';
import { useFrameStatements } from './use-frame-statements.tsx';

/** The state of a frame in coloured words: recalls and theft, delivery, sale and inspection. */
export function FrameStatements({ frame }: { frame: ShownFrame }) {
  return (
    <ul className="space-y-2">
      {useFrameStatements(frame).map(({ id, tone, word, text }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <Badge tone={tone} className="text-sm">
            {word}
          </Badge>
          {text ? <span className="min-w-0 flex-1 basis-48 wrap-anywhere">{text}</span> : null}
        </li>
      ))}
    </ul>
  );
}
