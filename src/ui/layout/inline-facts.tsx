import { Children, Fragment, type ReactNode } from 'react';

/** Facts in one line, equal texts once; lines break between facts, not inside a phone number. */
export function InlineFacts({ children }: { children: ReactNode }) {
  const told = [...new Set(Children.toArray(children).filter(Boolean))];
  return told.map((fact, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: facts have no name but their place
    <Fragment key={at}>
      {at > 0 ? ' ' : ''}
      <span className="inline-block max-w-full">
        {fact}
        {at < told.length - 1 ? ' ·' : ''}
      </span>
    </Fragment>
  ));
}
