import type { Value } from '@foyer/schema/documents/value.ts'
import type { TextStart } from '#editor/selection/selection.ts'

/** What the text of a module on the page is edited with. */
export type TextInPlaceProps = {
  id: string
  value: Value | undefined
  onChange: (after: Value, before: Value) => void
  /** Gets what is typed and not handed on yet. */
  onTyping: (after: Value, before: Value) => void
  onUndo: () => void
  onRedo: () => void
  label: string
  describedBy: string
  isInvalid: boolean
  isRequired: boolean
  placeholder: string
  start: TextStart | undefined
  /** Where the tools of the text are drawn. */
  toolbarIn: HTMLElement | null
}
