import type { HeldTexts } from '#editor/store/held-texts.ts'
import type { Value } from '@foyer/schema/documents/value.ts'

type Path = readonly string[]

/**
 * How a form reads and changes the fields of a module or a page. Paths are those of a `change` operation, such as
 * `['items', id, 'fields', 'question']`; values are those that the document stores.
 */
export type FieldPort = {
  read: (path: Path) => Value | undefined
  /** Calls the listener when the value at the path, or one in it, has changed. Returns how to stop. */
  subscribe: (path: Path, listener: () => void) => () => void
  /**
   * Changes a value; undefined removes it. `before` is what the editor saw, where that can differ from the current value: somebody
   * else may have changed it meanwhile. Without it, it is the current value.
   */
  change: (path: Path, after: Value | undefined, before?: Value) => void
  /** Keeps what is typed and no change yet; missing where nothing has to outlast the form. */
  noteTyping?: (path: Path, after: Value, before: Value) => void
  /** What is wrong with the value beside the rules of its field, in the language of the editor. */
  problems: (path: Path) => readonly string[]
  /** The anchors of the page, which links to them offer. */
  anchors?: () => readonly string[]
  /** The language of the texts, where it can be another one than that of the form. */
  language?: string
  /** Texts that break their rule, by their path after the prefix; without it they are kept by the form. */
  heldTexts?: { texts: HeldTexts; prefix: string }
  /** Something of the library was changed, so that what shows it looks otherwise now. */
  mediaChanged?: () => void
  /** The one history of everything, for controls that handle its keys themselves. */
  steps?: { undo: () => void; redo: () => void }
}
