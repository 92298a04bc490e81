import { Plural } from '@lingui/react/macro';
import {
  type Ref,
  type TextareaHTMLAttributes,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { limits } from '#shared/validation/limits.ts';
import { classNames } from '../class-names.ts';
import { Field, type FieldProps, inputClass } from './field.tsx';

export interface TextAreaFieldProps
  extends FieldProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required'> {
  /** Most characters, counted as `atMost` of shared/validation counts them (N135). */
  maxLength?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** From this share of the limit on, the counter is read out. */
const nearLimit = 0.9;

/**
 * Several lines of text with a counter. A text that is too long stays as it was pasted, and the
 * counter says by how much: cutting it would lose words without a sign.
 */
export function TextAreaField({
  label,
  error,
  hint,
  required,
  id,
  className,
  maxLength = limits.longText,
  ref,
  onInput,
  ...area
}: TextAreaFieldProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  const count = useCallback(() => setLength([...(input.current?.value ?? '')].length), []);
  // Forms also write into the input themselves, and render it afterwards.
  useLayoutEffect(count);
  const left = maxLength - length;
  const counter = (
    <span
      aria-live={length > maxLength * nearLimit ? 'polite' : 'off'}
      className={classNames('tabular shrink-0', left < 0 && 'font-semibold text-error-ink')}
    >
      {left < 0 ? (
        <Plural value={{ count: -left }} one="# character too many" other="# characters too many" />
      ) : (
        <Plural value={left} one="# character left" other="# characters left" />
      )}
    </span>
  );
  return (
    <Field
      label={label}
      error={error}
      required={required}
      id={id}
      className={className}
      hint={
        <span className="flex flex-wrap justify-between gap-x-4">
          <span>{hint}</span>
          {counter}
        </span>
      }
    >
      {(ids) => (
        <textarea
          rows={4}
          required={required}
          {...area}
          {...ids}
          ref={(element) => {
            input.current = element;
            if (typeof ref === 'function') return ref(element);
            if (ref) ref.current = element;
          }}
          onInput={(event) => {
            count();
            onInput?.(event);
          }}
          className={classNames(inputClass, 'block resize-y')}
        />
      )}
    </Field>
  );
}
