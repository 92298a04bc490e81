import {
  type ClipboardEvent,
  type DragEvent,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { richTextLook } from '#shared/rich-text-look.ts';
import { classNames } from '../class-names.ts';
import { Field, type FieldIds, type FieldProps } from '../fields/field.tsx';
import { lazyWithMessages } from '../state/lazy-with-messages.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import type { EarlyInput, EditorControls, EditorToolName } from './editor-tools.tsx';
import type { LinkKind } from './link-kind.ts';
import { readPastedData } from './pasted-data.ts';
import { readSurface, showInSurface } from './surface-text.ts';

interface TextProps {
  /** HTML; empty for no text. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
  /** Targets of links besides addresses. */
  linkKinds?: readonly LinkKind[];
}

export interface RichTextFieldProps extends FieldProps, TextProps {}

const RichTextEditor = lazyWithMessages(() => import('./rich-text-editor.tsx'));

/**
 * Text with headings, lists, tables and links, as `safeHtml` of the server and `RichText` let it through. The editor's
 * code is loaded when the field has the focus for the first time. Until then the text may be typed in already.
 */
export function RichTextField({
  value,
  onChange,
  onBlur,
  disabled,
  linkKinds,
  id,
  ...field
}: RichTextFieldProps) {
  const generated = useId();
  const own = id ?? generated;
  const text = { value, onChange, onBlur, disabled, linkKinds };
  return (
    <Field {...field} id={own}>
      {(ids) => <TextBox {...ids} {...text} labelId={`${own}-label`} />}
    </Field>
  );
}

function TextBox({
  value,
  onChange,
  onBlur,
  disabled = false,
  linkKinds = [],
  labelId,
  ...ids
}: TextProps & FieldIds & { labelId: string }) {
  const surface = useRef<HTMLDivElement>(null);
  const [early] = useState<EarlyInput>({});
  const [isUsed, setUsed] = useState(false);
  const [controls, setControls] = useState<EditorControls | null>(null);
  const isLoaded = controls !== null;
  const typed = useRef<string>(null);
  useLayoutEffect(() => {
    // The browser has written what was typed already.
    if (surface.current && !isLoaded && typed.current !== value)
      showInSurface(surface.current, value);
  }, [value, isLoaded]);
  useTypingOnly(surface, !isLoaded);
  const onTool = (tool: EditorToolName) => {
    if (controls) return controls.run(tool);
    early.tool = tool;
    surface.current?.focus();
  };
  const keep = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    if (isLoaded) return;
    event.preventDefault();
    early.pasted = readPastedData(data);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is inside has the focus
    <div
      onFocus={() => setUsed(isUsed || !disabled)}
      className={classNames(
        'rounded border bg-surface focus-within:outline-2 focus-within:outline-brand-ink',
        ids['aria-invalid'] ? 'border-error-ink' : 'border-line-strong',
      )}
    >
      <EditorToolbar pressed={controls?.pressed ?? []} onTool={onTool} disabled={disabled} />
      {isUsed && surface.current ? (
        <Suspense fallback={null}>
          <RichTextEditor
            surface={surface.current}
            value={value}
            onChange={onChange}
            disabled={disabled}
            linkKinds={linkKinds}
            early={early}
            onControls={setControls}
          />
        </Suspense>
      ) : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a text area has no formats */}
      <div
        {...ids}
        ref={surface}
        role="textbox"
        aria-multiline="true"
        aria-labelledby={labelId}
        aria-disabled={disabled || undefined}
        contentEditable={!disabled}
        tabIndex={0}
        onBlur={onBlur}
        onInput={({ currentTarget }) => {
          if (isLoaded) return;
          early.isTyped = true;
          typed.current = readSurface(currentTarget);
          onChange(typed.current);
        }}
        onPaste={(event) => keep(event, event.clipboardData)}
        onDrop={(event) => keep(event, event.dataTransfer)}
        className={classNames(
          'min-h-32 px-3 py-2 focus:outline-none [&.ProseMirror]:whitespace-pre-wrap [&_li_p]:mt-0 [&_.selectedCell]:bg-brand-tint',
          richTextLook,
        )}
      />
    </div>
  );
}

/** Before the editor is there, the browser may only type and delete: formats would not be those of the editor. */
function useTypingOnly(surface: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const element = surface.current;
    if (!element || !isOn) return;
    const check = (event: InputEvent) => {
      if (!/^(?:insert(?:Text|CompositionText|Paragraph|LineBreak)|delete)/.test(event.inputType))
        event.preventDefault();
    };
    element.addEventListener('beforeinput', check);
    return () => element.removeEventListener('beforeinput', check);
  }, [surface, isOn]);
}
