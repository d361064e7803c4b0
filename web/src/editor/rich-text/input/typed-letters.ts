import { flushSync } from 'react-dom'
import { Editor, Range } from 'slate'
import { IS_ANDROID } from 'slate-dom'
import { ReactEditor } from 'slate-react'
import { isAtLinkEnd } from '#editor/rich-text/formatting.ts'
import type { RichTextSlate } from '#editor/rich-text/slate-types.ts'
import { roomIn } from '#editor/rich-text/with-line.ts'

/** The letters that Slate lets the browser write too. Others may replace what was typed before, such as “ä” for an “a” that is held down. */
const plainLetter = /^[a-z ]$/iu

/**
 * Has the browser write plain letters, and Slate take each over once it is painted: to draw the text anew took a quarter of the time from a
 * key to its paint. Until then the browser's text is one letter ahead, and whatever changes Slate's text or selection first has it catch up.
 */
export class TypedLetters {
  readonly #editor: RichTextSlate
  #letter: string | undefined
  #isTakenOver = false

  constructor(editor: RichTextSlate) {
    this.#editor = editor
    const { apply, onChange } = editor
    editor.apply = (operation) => {
      this.takeOver()
      apply(operation)
    }
    editor.onChange = (options) => {
      if (!this.#isTakenOver) return onChange(options)
      this.#isTakenOver = false
      // Drawn a task later, it would take back what somebody selects meanwhile.
      flushSync(() => onChange(options))
    }
  }

  /**
   * Whether the browser is to write what an event brings: never where it has another selection than Slate. Slate's text has to be drawn.
   */
  leaveToBrowser(event: InputEvent): boolean {
    const { inputType, data, isComposing } = event
    if (IS_ANDROID || isComposing || inputType !== 'insertText' || !plainLetter.test(data ?? '')) {
      return false
    }
    if (roomIn(this.#editor) === 0 || !this.#isAtCaret(event)) return false
    this.#letter = data!
    // After the next frame.
    requestAnimationFrame(() => setTimeout(() => this.takeOver()))
    return true
  }

  /** Has Slate know of the letter that the browser has written. Whether there was one. */
  takeOver(): boolean {
    const letter = this.#letter
    if (letter === undefined) return false
    this.#letter = undefined
    this.#isTakenOver = true
    Editor.insertText(this.#editor, letter)
    return true
  }

  /** Whether the browser inserts where Slate would, into a text that goes on there without another format or the end of a link. */
  #isAtCaret(event: InputEvent): boolean {
    const { selection, marks } = this.#editor
    if (!selection || marks || Range.isExpanded(selection)) return false
    const caret = selection.anchor
    // Where a run of text begins, browsers write into the one before.
    if (caret.offset === 0 || isAtLinkEnd(this.#editor)) return false
    const [target] = event.getTargetRanges()
    const place = ReactEditor.resolveDOMPoint(this.#editor, caret)
    if (!target || !place) return false
    const [node, offset] = place
    return (
      node instanceof Text &&
      target.collapsed &&
      target.startContainer === node &&
      target.startOffset === offset
    )
  }
}
