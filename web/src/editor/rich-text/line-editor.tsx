'use client'
import { useMemo } from 'react'
import { createEditor, Editor } from 'slate'
import { Slate, withReact, type RenderElementProps, type RenderLeafProps } from 'slate-react'
import type { RichText } from '@foyer/schema/fields/rich-text.ts'
import { slateBlocks, textOf } from './document-value.ts'
import { inputHandlers } from './input/input-handlers.ts'
import styles from './line-editor.module.css'
import { NoteDrawing } from './note-drawing.tsx'
import type { RichTextSlate } from './slate-types.ts'
import { StableEditable } from './stable-editable.ts'
import { TextPlaceholder } from './text-placeholder.tsx'
import { slateSelection, type TextSelection } from './text-selection.ts'
import { useSlateText } from './use-slate-text.ts'
import { withLine } from './with-line.ts'

type LineEditorProps = {
  value: string
  maxLength: number
  /** Gets the text in steps that one wants to undo, with the value that it was based on. */
  onChange: (after: string, before: string) => void
  /** Gets what is typed and not handed on yet. */
  onTyping: (after: string, before: string) => void
  onUndo: () => void
  onRedo: () => void
  lang: string
  label: string
  describedBy: string
  isRequired: boolean
  isInvalid: boolean
  placeholder: string
  /** What is selected at first; the text gets the focus then. */
  start: TextSelection | undefined
}

/** Text of one line without formatting, edited in place. */
export function LineEditor(props: LineEditorProps) {
  const { value, maxLength, onChange, onTyping, onUndo, onRedo, start } = props
  const blocks = useMemo(() => blocksOf(value), [value])
  const { editor, commits, undo, redo } = useSlateText({
    create: () => createLine(blocks, { start, maxLength }),
    value: blocks,
    onChange: (after, before) => onChange(wordsOf(after), wordsOf(before)),
    onTyping: (after, before) => onTyping(wordsOf(after), wordsOf(before)),
    onUndo,
    onRedo,
    hasStart: start !== undefined,
  })
  const handlers = useMemo(
    () => inputHandlers({ editor, commits, undo, redo }),
    [editor, commits, undo, redo],
  )
  return (
    <Slate editor={editor} initialValue={editor.children} onChange={() => commits.noteChange()}>
      <StableEditable
        as="span"
        className={styles.line}
        lang={props.lang}
        role="textbox"
        aria-label={props.label}
        aria-describedby={props.describedBy}
        aria-required={props.isRequired}
        aria-invalid={props.isInvalid}
        spellCheck
        placeholder={props.placeholder}
        renderPlaceholder={TextPlaceholder}
        renderElement={LineView}
        renderLeaf={WordsView}
        {...handlers}
      />
      <NoteDrawing commits={commits} />
    </Slate>
  )
}

const LineView = ({ attributes, children }: RenderElementProps) => (
  <span {...attributes} className={styles.line}>
    {children}
  </span>
)

const WordsView = ({ attributes, children }: RenderLeafProps) => (
  <span {...attributes}>{children}</span>
)

const blocksOf = (words: string): RichText =>
  words === '' ? [] : [{ type: 'paragraph', children: [{ text: words }] }]

const wordsOf = (blocks: RichText) => blocks.map(textOf).join(' ')

function createLine(
  value: RichText,
  { start, maxLength }: { start: TextSelection | undefined; maxLength: number },
): RichTextSlate {
  const editor = withLine(withReact(createEditor()), maxLength)
  const blocks = slateBlocks(value)
  editor.children = blocks
  if (start) editor.selection = slateSelection(blocks, start)
  Editor.normalize(editor, { force: true })
  return editor
}
