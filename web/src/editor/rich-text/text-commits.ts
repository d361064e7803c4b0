import type { Descendant, Operation } from 'slate'
import { IS_ANDROID } from 'slate-dom'
import { ReactEditor } from 'slate-react'
import { isEqual, type Value } from '@foyer/schema/documents/value.ts'
import { mergeRichText } from '@foyer/schema/documents/merge-rich-text.ts'
import type { RichText } from '@foyer/schema/fields/rich-text.ts'
import { storableValue } from '#editor/store/storable-value.ts'
import { onceIdle } from '#lib/browser/once-idle.ts'
import { richTextValue } from './document-value.ts'
import { drawnBlocks } from './input/drawn-blocks.ts'
import { TypedLetters } from './input/typed-letters.ts'
import { restoreValue } from './restore-value.ts'
import type { Block, RichTextSlate } from './slate-types.ts'

/** How long somebody pauses within a word before what they typed is committed. */
const pauseMs = 600
/** A finished word is drawn before it is committed, which takes longer. */
const waitBeforeCommit = { atMostMs: 200, otherwiseMs: 30 }
/** What is typed is noted when it is drawn. */
const waitBeforeNote = { atMostMs: 200, otherwiseMs: 100 }

export type CommitText = (after: RichText, before: RichText) => void

/**
 * Hands on what is typed, in steps that one wants to undo: at the end of a word, at once where the structure changes, after a pause
 * in between. And takes over what others change, without moving the caret. Never while an input method composes. What is not handed on yet is
 * noted, letter by letter, for a tab that is killed.
 */
export class TextCommits {
  readonly letters: TypedLetters
  readonly #editor: RichTextSlate
  /** What the owner has: what it gave last, or what was committed since. */
  #committed: RichText
  /** The text of the editor when it had no changes; Slate may have joined runs of what the owner gave. */
  #unchanged: RichText
  /** What was committed and has not come back from the owner yet. */
  #sent: RichText[] = []
  #outside: RichText | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The text at the end of a word that will be committed in a moment, also if more is typed by then. */
  #ended: readonly Descendant[] | undefined
  #cancelEnd = () => {}
  #commit: CommitText
  #note: CommitText | undefined
  #cancelNote: (() => void) | undefined
  /** The text that was drawn last. */
  #drawn: readonly Descendant[] = []

  constructor(editor: RichTextSlate, value: RichText, commit: CommitText) {
    this.#editor = editor
    this.letters = new TypedLetters(editor)
    this.#committed = value
    this.#unchanged = this.#current()
    this.#commit = commit
  }

  /** `note` gets what is typed and not committed yet; the same text twice if that is nothing. */
  commitTo(commit: CommitText, note?: CommitText): void {
    this.#commit = commit
    this.#note = note
  }

  noteDrawing(): void {
    this.#drawn = this.#editor.children
  }

  /** Whether the browser shows what Slate has, so that its selection is no older than Slate's. */
  isDrawn(): boolean {
    return this.#drawn === this.#editor.children && !this.#isComposing()
  }

  /** To be called at each change of the editor. */
  noteChange(): void {
    const changes = this.#editor.operations.filter(({ type }) => type !== 'set_selection')
    if (changes.length === 0) return
    this.noteInput()
    if (this.#isComposing()) return
    if (changes.some(changesStructure)) this.flush()
    else if (changes.some(endsWord)) this.#endWord()
    else this.#flushLater()
  }

  /** To be called when the browser has written something: what is composed, Slate gets only in the end. */
  noteInput(): void {
    if (this.#note) this.#cancelNote ??= onceIdle(() => this.#noteTyped(), waitBeforeNote)
  }

  #noteTyped(): void {
    this.#cancelNote?.()
    this.#cancelNote = undefined
    // Of blocks that are not drawn yet there is nothing to read.
    const isAhead = (IS_ANDROID || this.#isComposing()) && this.#drawn === this.#editor.children
    const typed = isAhead ? storedValue(drawnBlocks(this.#editor)) : this.#current()
    this.#note?.(isEqual(typed, this.#unchanged) ? this.#committed : typed, this.#committed)
  }

  /** The input method has finished. */
  noteCompositionEnd(): void {
    if (this.#outside) this.takeOver(this.#outside)
    this.#flushLater()
  }

  /** Commits what is not committed yet. What is being composed is noted at least. */
  flush(): void {
    clearTimeout(this.#timer)
    if (this.#isComposing()) {
      this.#noteTyped()
      return
    }
    this.letters.takeOver()
    this.#commitEnded()
    this.#commitValue(this.#current())
    // Nothing is left of what was noted: it is committed, or was deleted again.
    if (this.#cancelNote) this.#noteTyped()
  }

  /**
   * The same before a step is undone or repeated. An earlier text that the owner has then is not one that comes back late, even if it was
   * committed here and has not been drawn since.
   */
  flushBeforeStep(): void {
    this.flush()
    this.#sent = []
  }

  #endWord(): void {
    this.#commitEnded()
    clearTimeout(this.#timer)
    this.#ended = this.#editor.children
    const commitEnded = () => {
      if (!this.#isComposing()) this.#commitEnded()
    }
    this.#cancelEnd = onceIdle(commitEnded, waitBeforeCommit)
  }

  #commitEnded(): void {
    const ended = this.#takeEnded()
    if (!ended) return
    this.#commitValue(storedValue(ended))
    // A change ends what was noted, and the next word may have begun.
    this.noteInput()
  }

  #takeEnded() {
    this.#cancelEnd()
    const ended = this.#ended
    this.#ended = undefined
    return ended
  }

  #commitValue(after: RichText): void {
    if (isEqual(after, this.#unchanged)) return
    const before = this.#committed
    this.#committed = after
    this.#unchanged = after
    this.#sent.push(after)
    this.#commit(after, before)
  }

  /** Shows a value that comes from outside: undone, or changed by somebody else. */
  takeOver(value: RichText): void {
    if (this.#isComposing()) {
      this.#outside = value
      return
    }
    this.#outside = undefined
    this.letters.takeOver()
    if (this.#comesBack(value) || isEqual(value, this.#committed)) return
    // Committed with the rest, once both texts are one.
    this.#takeEnded()
    const typed = this.#current()
    if (isEqual(typed, this.#unchanged)) {
      this.#show(value)
      return
    }
    const merged = mergeRichText({
      base: asValues(this.#committed),
      current: asValues(value),
      incoming: asValues(typed),
    })
    if (merged) {
      this.#show(value)
      restoreValue(this.#editor, merged as readonly unknown[] as RichText)
      this.flush()
      return
    }
    // Both changed the same words: the owner says so, with both texts.
    this.flush()
    this.#show(value)
  }

  /** The text is gone from the page, and what was being composed in it is noted already. */
  stop(): void {
    if (!this.#isComposing()) this.flush()
    clearTimeout(this.#timer)
    this.#cancelNote?.()
  }

  #flushLater(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.flush(), pauseMs)
  }

  #show(value: RichText): void {
    clearTimeout(this.#timer)
    restoreValue(this.#editor, value)
    this.#committed = value
    this.#unchanged = this.#current()
    this.#sent = []
  }

  /** Whether it is what was committed here: it may come while the next words are typed already. */
  #comesBack(value: RichText): boolean {
    const position = this.#sent.findIndex((sent) => isEqual(sent, value))
    if (position !== -1) this.#sent = this.#sent.slice(position + 1)
    return position !== -1
  }

  #current(): RichText {
    return storedValue(this.#editor.children)
  }

  #isComposing(): boolean {
    return ReactEditor.isComposing(this.#editor)
  }
}

/** What the owner has of a text once it is committed: otherwise it would come back as somebody else's. */
const storedValue = (children: readonly Descendant[]): RichText =>
  storableValue(richTextValue(children as Block[]))

const asValues = (text: RichText) => text as readonly Value[]

/** Whether a change is more than letters that are typed or deleted. */
const changesStructure = ({ type }: Operation) => type !== 'insert_text' && type !== 'remove_text'

/** Whether the word that is typed is finished with a change. */
const endsWord = (operation: Operation) =>
  operation.type === 'insert_text' && /[\s\p{P}]$/u.test(operation.text)
