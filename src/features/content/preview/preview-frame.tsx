import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { WideContext } from '#src/lib/hooks/use-wide.ts';

/** From this width on the page has the room of the desktop layout (`lg`). */
const wideFrom = 1024;

interface Props {
  /** Of the window that is imitated, in pixels. */
  width: number;
  /** Names the frame. */
  title: string;
  children: ReactNode;
}

/**
 * Draws a part of the page as in a window of another width, scaled to the room there is. The frame is a document of its
 * own with the styles of the page, so that rules for narrow and wide windows hold; what is in it cannot be left by a link.
 */
export function PreviewFrame({ width, title, children }: Props) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(320);
  const [content, setContent] = useState<HTMLElement | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useEffect(() => observeSize(box.current, ({ clientWidth }) => setRoom(clientWidth)), []);
  useEffect(() => observeSize(content, ({ scrollHeight }) => setHeight(scrollHeight)), [content]);
  const open = (frame: HTMLIFrameElement | null) => {
    const inner = frame?.contentDocument;
    if (!inner || inner.body === body) return;
    copyLook(inner);
    setBody(inner.body);
  };
  const scale = Math.min(1, room / width);
  return (
    <div ref={box} className="overflow-hidden" style={{ height: height * scale }}>
      <iframe
        // Some browsers replace the first document of a frame when it has loaded.
        ref={open}
        onLoad={({ currentTarget }) => open(currentTarget)}
        title={title}
        style={{ width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }}
        className="block max-w-none rounded border border-line bg-ground"
      />
      {body
        ? createPortal(
            <WideContext value={width >= wideFrom}>
              <div ref={setContent} onClickCapture={keepHere} className="flow-root p-4">
                {children}
              </div>
            </WideContext>,
            body,
          )
        : null}
    </div>
  );
}

function keepHere(event: { preventDefault: () => void; stopPropagation: () => void }): void {
  event.preventDefault();
  event.stopPropagation();
}

function observeSize<Box extends Element>(
  element: Box | null,
  report: (element: Box) => void,
): (() => void) | undefined {
  if (!element || !('ResizeObserver' in window)) return undefined;
  const observer = new ResizeObserver(() => report(element));
  observer.observe(element);
  return () => observer.disconnect();
}

/** Gives the document of a frame the styles, language and theme of the page. */
function copyLook(inner: Document): void {
  const { documentElement: page } = document;
  const { documentElement: root } = inner;
  for (const name of ['lang', 'class', 'data-theme']) {
    const value = page.getAttribute(name);
    if (value !== null) root.setAttribute(name, value);
  }
  // The brand's colours; as an attribute the policy of the page would refuse them.
  root.style.cssText = page.style.cssText;
  inner.body.className = document.body.className;
  const styles = document.head.querySelectorAll('link[rel="stylesheet"], style');
  inner.head.replaceChildren(...[...styles].map((style) => inner.importNode(style, true)));
}
