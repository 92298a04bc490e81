import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { WhenIdle } from '#src/ui/state/when-idle.tsx';
import { mayHaveKept } from './kept-mark.ts';

const Late = lazyWithMessages(async () => ({
  default: (await import('./kept-content.tsx')).KeptContent,
}));

/** The content that the device keeps, with its sizes; nothing where it keeps none. */
export function KeptContent() {
  return mayHaveKept() ? (
    <WhenIdle>
      <Late />
    </WhenIdle>
  ) : null;
}
