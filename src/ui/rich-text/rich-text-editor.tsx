import { Editor, useEditorState } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { findPressed, runTool } from './editor-commands.ts';
import { parseContent, parseSurface, toHtml } from './editor-html.ts';
import { extensions } from './editor-schema.ts';
import type { EarlyInput, EditorControls, EditorToolName } from './editor-tools.tsx';
import { LinkDialog } from './link-dialog.tsx';
import type { LinkKind } from './link-kind.ts';
import { insertPasted, pasteCleaned } from './paste-cleaned.tsx';
import { TableTools } from './table-tools.tsx';

interface Props {
  /** The element with the text, which becomes the editor: it keeps the focus, and a phone its keyboard. */
  surface: HTMLElement;
  value: string;
  onChange: (html: string) => void;
  disabled: boolean;
  linkKinds: readonly LinkKind[];
  early: EarlyInput;
  onControls: (controls: EditorControls) => void;
}

/** Makes an editor of an element, and shows its dialogs. Without the styles it would inject, which the page's CSP forbids. */
export default function RichTextEditor({
  surface,
  value,
  onChange,
  disabled,
  linkKinds,
  early,
  onControls,
}: Props) {
  const [panel, setPanel] = useState<'link' | 'table' | null>(null);
  const editor = useEditorIn(surface, early, onChange);
  const pressed = useEditorState({ editor, selector: (state) => findPressed(state.editor) });
  const run = (tool: EditorToolName) => {
    if (tool === 'link') setPanel('link');
    else if (tool === 'table' && pressed.includes(tool)) setPanel(panel === tool ? null : tool);
    else runTool(editor, tool);
  };
  const report = useEffectEvent(() => onControls({ pressed, run }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the tools do depends on both
  useEffect(() => report(), [pressed, panel]);
  const runEarly = useEffectEvent(run);
  useEffect(() => {
    const { tool } = early;
    delete early.tool;
    if (tool) runEarly(tool);
  }, [early]);
  const known = useRef(value);
  useEffect(() => {
    if (editor.isEditable === disabled) editor.setEditable(!disabled, false);
    // Set from outside, such as by a form's reset; what was typed here is equal already.
    if (value !== known.current && value !== toHtml(editor.state.doc))
      editor.commands.setContent(parseContent(value), { emitUpdate: false });
    known.current = value;
  }, [editor, value, disabled]);
  const close = () => {
    setPanel(null);
    editor.commands.focus();
  };
  return (
    <>
      {panel === 'table' && pressed.includes('table') ? <TableTools editor={editor} /> : null}
      {panel === 'link' ? <LinkDialog editor={editor} kinds={linkKinds} onClose={close} /> : null}
    </>
  );
}

/** Makes an editor of an element, with what is in it, the selection, and what was asked for before. */
function useEditorIn(surface: HTMLElement, early: EarlyInput, onChange: Props['onChange']): Editor {
  const [{ editor, selection }] = useState(() => {
    const { content, selection: found } = parseSurface(surface);
    const editorProps = { handleDOMEvents: pasteCleaned };
    const made = new Editor({ element: null, extensions, content, injectCSS: false, editorProps });
    return { editor: made, selection: found };
  });
  const update = useEffectEvent(() => onChange(toHtml(editor.state.doc)));
  useEffect(() => {
    const onUpdate = () => update();
    editor.on('update', onUpdate);
    editor.mount({ mount: surface });
    if (early.isTyped) onUpdate();
    if (selection) editor.commands.setTextSelection(selection);
    if (surface.ownerDocument.activeElement === surface) {
      // It has the focus since before the editor listened.
      surface.dispatchEvent(new FocusEvent('focus'));
      editor.view.focus();
    }
    const { pasted } = early;
    for (const name of ['pasted', 'isTyped'] as const) delete early[name];
    if (pasted && !insertPasted(editor.view, pasted)) editor.view.pasteText(pasted.text);
    return () => {
      editor.off('update', onUpdate);
      editor.unmount();
    };
  }, [editor, surface, early, selection]);
  return editor;
}
