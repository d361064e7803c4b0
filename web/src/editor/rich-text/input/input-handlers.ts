import type { KeyboardEvent } from 'react'
import { Range, Transforms } from 'slate'
import { IS_ANDROID } from 'slate-dom'
import { ReactEditor } from 'slate-react'
import { leaveLinkAtEnd, toggleMark } from '#editor/rich-text/formatting.ts'
import type { RichTextSlate } from '#editor/rich-text/slate-types.ts'
import type { TextCommits } from '#editor/rich-text/text-commits.ts'
import type { TypedLetters } from './typed-letters.ts'

type InputHandlersOptions = {
  editor: RichTextSlate
  commits: TextCommits
  /** Missing for a text without formatting. */
  tools?: { toolbarId: string; openLinkPicker: () => void }
  undo: (() => void) | undefined
  redo: (() => void) | undefined
}

/** What a rich text does with keys, the clipboard and input methods, where Slate alone would not do what is expected. */
export function inputHandlers(options: InputHandlersOptions) {
  const { editor, commits, undo, redo } = options
  const { letters } = commits
  return {
    onKeyDown(event: KeyboardEvent) {
      const action = actionOfKey(event, options)
      // Slate moves the caret itself, from where it believes it to be. Letters come with an event of their own.
      if (action || event.key.length > 1) catchUp(editor, commits)
      else letters.takeOver()
      if (!action) return
      event.preventDefault()
      action()
    },
    /** Whether Slate has nothing to do; if undefined, unless the browser is prevented from doing something. */
    onDOMBeforeInput(event: InputEvent): true | undefined {
      // What comes without a key, as when dictated, is not one step with the letter before.
      if (letters.takeOver()) commits.noteChange()
      // Most letters: to ask where the caret is now takes longer than to see that it is where Slate has it.
      if (commits.isDrawn() && letters.leaveToBrowser(event)) return true
      catchUp(editor, commits)
      // What is composed is in the link already: the browser has written it there.
      if (event.inputType === 'insertText' && !IS_ANDROID) leaveLinkAtEnd(editor)
      if (commits.isDrawn() && letters.leaveToBrowser(event)) return true
      // The browser's menu has an undo of its own, which would undo what Slate never sees.
      if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return undefined
      event.preventDefault()
      const action = event.inputType === 'historyUndo' ? undo : redo
      action?.()
      return undefined
    },
    onInput: () => commits.noteInput(),
    onBlur: () => commits.flush(),
    onCopy: () => copyWhatIsSelected(editor, letters),
    onCut: () => copyWhatIsSelected(editor, letters),
    onCompositionStart() {
      letters.takeOver()
      followSelection(editor)
      const { selection } = editor
      const spansBlocks = selection && selection.anchor.path[0] !== selection.focus.path[0]
      // Android composes into the first block and leaves the others.
      if (spansBlocks) editor.deleteFragment()
    },
    onCompositionEnd() {
      // Slate handles the same event after this.
      queueMicrotask(() => commits.noteCompositionEnd())
    },
  }
}

/**
 * A key after "End", or a tool right after text was selected, comes before Slate knows of the selection: unless Slate has text that is not
 * drawn yet, the browser's selection is newer.
 */
export function catchUp(editor: RichTextSlate, commits: TextCommits): void {
  commits.letters.takeOver()
  // On Android, Slate follows by itself, and what is being composed must not be selected.
  if (!IS_ANDROID && commits.isDrawn()) followSelection(editor)
}

function actionOfKey(
  { key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent,
  { editor, tools, undo, redo }: InputHandlersOptions,
): (() => void) | undefined {
  const nothing = () => {}
  if (altKey && key === 'F10' && tools) {
    const toolbar = document.getElementById(tools.toolbarId)
    return () => toolbar?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }
  if (altKey || !(ctrlKey || metaKey)) return undefined
  switch (key.toLowerCase()) {
    case 'b':
      return tools ? () => toggleMark(editor, 'bold') : nothing
    case 'i':
      return tools ? () => toggleMark(editor, 'italic') : nothing
    case 'k':
      return tools?.openLinkPicker
    case 'z':
      return (shiftKey ? redo : undo) ?? nothing
    case 'y':
      return redo ?? nothing
    default:
      return undefined
  }
}

/** Lets Slate go on with what is selected now. */
function copyWhatIsSelected(editor: RichTextSlate, letters: TypedLetters): false {
  letters.takeOver()
  followSelection(editor)
  return false
}

/** Slate follows the browser's selection with a delay, and what is copied or typed at once has to know it. */
function followSelection(editor: RichTextSlate): void {
  const selection = ReactEditor.getWindow(editor).getSelection()
  const isInText = ReactEditor.toDOMNode(editor, editor).contains(selection?.anchorNode ?? null)
  const range =
    selection &&
    isInText &&
    ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true })
  if (range && !(editor.selection && Range.equals(range, editor.selection))) {
    Transforms.select(editor, range)
  }
}
