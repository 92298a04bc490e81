import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export type EditorToolName =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'heading'
  | 'subheading'
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'link'
  | 'table'
  | 'undo'
  | 'redo';

/** A button of the editor's toolbar. */
export interface EditorTool {
  name: EditorToolName;
  label: string;
  /** The label of the button. */
  sign: ReactNode;
  /** Whether it is on or off at the cursor; the others act. */
  isToggle: boolean;
}

/** What the toolbar does, once the editor is loaded. */
export interface EditorControls {
  pressed: readonly EditorToolName[];
  run: (tool: EditorToolName) => void;
}

/** Returns the tools of the editor in the order of the toolbar. */
export function useEditorTools(): EditorTool[] {
  const { t } = useLingui();
  const toggles: [EditorToolName, string, ReactNode][] = [
    ['bold', t`Bold`, <b>B</b>],
    ['italic', t`Italic`, <i>I</i>],
    ['underline', t`Underline`, <u>U</u>],
    ['strike', t`Strikethrough`, <s>S</s>],
    ['heading', t`Heading`, <b>H</b>],
    ['subheading', t`Subheading`, <small>h</small>],
    ['bullets', t`Bulleted list`, '•'],
    ['numbers', t`Numbered list`, '#'],
    ['quote', t`Quote`, '“”'],
    ['link', t`Link`, '🔗'],
    ['table', t`Table`, '▦'],
  ];
  const actions: [EditorToolName, string, ReactNode][] = [
    ['undo', t`Undo`, '↶'],
    ['redo', t`Redo`, '↷'],
  ];
  return [
    ...toggles.map(([name, label, sign]) => ({ name, label, sign, isToggle: true })),
    ...actions.map(([name, label, sign]) => ({ name, label, sign, isToggle: false })),
  ];
}
