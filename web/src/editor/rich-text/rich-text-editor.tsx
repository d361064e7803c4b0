'use client'
import { useCallback, useId, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { createEditor, Editor, Transforms } from 'slate'
import { ReactEditor, Slate, withReact } from 'slate-react'
import type { RichText } from '@foyer/schema/fields/rich-text.ts'
import { LinkPicker } from '#editor/fields/links/link-picker.tsx'
import type { Locale } from '#i18n/locales.ts'
import textStyles from '#ui/rich-text.module.css'
import { slateBlocks } from './document-value.ts'
import { linkAtSelection, setLink } from './formatting.ts'
import { catchUp, inputHandlers } from './input/input-handlers.ts'
import { RichTextBlockView, RichTextLeafView } from './rich-text-views.tsx'
import styles from './rich-text-editor.module.css'
import { slateSelection, type TextSelection } from './text-selection.ts'
import type { RichTextSlate } from './slate-types.ts'
import type { CommitText } from './text-commits.ts'
import { NoteDrawing } from './note-drawing.tsx'
import { StableEditable } from './stable-editable.ts'
import { TextPlaceholder } from './text-placeholder.tsx'
import { TextToolbar } from '#editor/rich-text/toolbar/text-toolbar.tsx'
import { useSlateText } from './use-slate-text.ts'
import { withRichText } from './with-rich-text.ts'

export type RichTextEditorProps = {
  value: RichText
  /**
   * Gets the text in steps that one wants to undo, with the value that it was based on: at the end of a word, at once where the
   * structure changes, else after a pause or when the focus leaves.
   */
  onChange: CommitText
  /** Gets what is typed and not handed on yet, letter by letter, for a tab that is killed. */
  onTyping?: CommitText
  /** The owner's history: a text has none of its own. */
  onUndo?: () => void
  onRedo?: () => void
  /** Language of the text, for spell-checking and hyphens. */
  lang: string
  /** Of the tools. */
  locale: Locale
  label?: string
  labelledBy?: string
  describedBy?: string
  isRequired?: boolean
  isInvalid?: boolean
  /** What is selected at first; the text gets the focus then. */
  start?: TextSelection | undefined
  /** Where the toolbar is drawn: above the text if missing, nowhere yet if null. */
  toolbarIn?: HTMLElement | null
  placeholder?: string
}

/** A rich text that is edited in place: bold, italic, links, lists, alignment (E-05). */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, onTyping, onUndo, onRedo, start, toolbarIn } = props
  const id = useId()
  const toolbarId = `${id}-tools`
  const [isChoosingLink, setIsChoosingLink] = useState(false)
  const { editor, commits, undo, redo } = useSlateText({
    create: () => createRichText(value, start),
    value,
    onChange,
    onTyping,
    onUndo,
    onRedo,
    hasStart: start !== undefined,
  })
  const openLinkPicker = useCallback(() => {
    if (!editor.selection) Transforms.select(editor, Editor.end(editor, []))
    setIsChoosingLink(true)
  }, [editor])
  const handlers = useMemo(
    () => inputHandlers({ editor, commits, tools: { toolbarId, openLinkPicker }, undo, redo }),
    [editor, commits, toolbarId, openLinkPicker, undo, redo],
  )
  const tools = (
    <TextToolbar
      id={toolbarId}
      controls={id}
      catchUp={() => catchUp(editor, commits)}
      openLinkPicker={openLinkPicker}
      returnToText={() => ReactEditor.focus(editor)}
      undo={undo}
      redo={redo}
    />
  )
  return (
    <Slate editor={editor} initialValue={editor.children} onChange={() => commits.noteChange()}>
      {toolbarIn === undefined && <div className={styles.bar}>{tools}</div>}
      {toolbarIn && createPortal(tools, toolbarIn)}
      <StableEditable
        id={id}
        className={`${textStyles.text} ${styles.text}`}
        lang={props.lang}
        role="textbox"
        aria-multiline="true"
        aria-label={props.label}
        aria-labelledby={props.labelledBy}
        aria-describedby={props.describedBy}
        aria-required={props.isRequired}
        aria-invalid={props.isInvalid}
        spellCheck
        placeholder={props.placeholder}
        renderPlaceholder={TextPlaceholder}
        renderElement={RichTextBlockView}
        renderLeaf={RichTextLeafView}
        {...handlers}
      />
      <NoteDrawing commits={commits} />
      {isChoosingLink && (
        <LinkPicker
          locale={props.locale}
          link={linkAtSelection(editor)}
          needsName={!hasWords(editor)}
          onChoose={(link, name) => setLink(editor, link, name)}
          onClose={() => {
            setIsChoosingLink(false)
            ReactEditor.focus(editor)
          }}
        />
      )}
    </Slate>
  )
}

function createRichText(value: RichText, start: TextSelection | undefined): RichTextSlate {
  const editor = withRichText(withReact(createEditor()))
  const blocks = slateBlocks(value)
  editor.children = blocks
  if (start) editor.selection = slateSelection(blocks, start)
  Editor.normalize(editor, { force: true })
  return editor
}

/** Whether words are selected, or a link is at the caret, so that a link has a name. */
function hasWords(editor: RichTextSlate): boolean {
  const { selection } = editor
  if (linkAtSelection(editor) !== undefined) return true
  return selection !== null && Editor.string(editor, selection).trim() !== ''
}
