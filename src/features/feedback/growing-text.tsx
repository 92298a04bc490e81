import { type TextareaHTMLAttributes, useLayoutEffect, useRef } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { Field, type FieldProps, inputClass } from '#src/ui/fields/field.tsx';

interface Props extends FieldProps, TextareaHTMLAttributes<HTMLTextAreaElement> {
  value: string;
}

/** Several lines of text; grows with what is typed, up to half the window. */
export function GrowingText({ label, error, hint, id, className, value, ...area }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight + current.offsetHeight - current.clientHeight}px`;
  }, [value]);
  return (
    <Field label={label} error={error} hint={hint} id={id} className={className}>
      {(ids) => (
        <textarea
          {...area}
          {...ids}
          ref={box}
          value={value}
          className={classNames(inputClass, 'block max-h-[50dvh] resize-none overflow-y-auto')}
        />
      )}
    </Field>
  );
}
