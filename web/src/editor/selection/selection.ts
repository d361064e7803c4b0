import type { TextPosition } from '#editor/rich-text/text-selection.ts'

/** Where the caret of the text of a module is at first: at a position in its words, or behind them. */
export type TextStart = TextPosition | 'end'

/** Selected instead of modules: the page itself, with its settings. */
export const wholePage = 'page'

/** Which modules are selected. Their tools are at the one that was selected last. */
export type Selection = {
  /** The module that was selected last; none if null. */
  current(): string | null
  /** The selected module if it is the only one, and no further ones are about to be selected. */
  alone(): string | undefined
  /** All selected modules, in the order of their selection. The same list until that changes. */
  all(): readonly string[]
  /** Selects one module alone, with the caret in its text if `start` says where; none if null. */
  select(id: string | null, start?: TextStart): void
  /** Selects these modules. */
  selectAll(ids: readonly string[]): void
  /** Adds a module to the selected ones, or takes it out. */
  toggle(id: string): void
  /** Whether each tap adds a module or takes it out, as for fingers, which have no keys. */
  isSeveral(): boolean
  /** Ends by itself once one module alone is chosen, or none is selected. */
  setSeveral(isSeveral: boolean): void
  /** Where the caret is to be, once. */
  takeStart(): TextStart | undefined
  subscribe(listener: () => void): () => void
}

export function createSelection(): Selection {
  let selected: readonly string[] = []
  let start: TextStart | undefined
  let isSeveral = false
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const set = (ids: readonly string[], caret?: TextStart) => {
    start = caret
    const isSame = ids.length === selected.length && ids.every((id, at) => id === selected[at])
    if (isSame && !caret) return
    selected = isSame ? [...ids] : ids
    isSeveral &&= ids.length > 0
    tell()
  }
  const setSeveral = (isOn: boolean) => {
    if (isOn === isSeveral) return
    isSeveral = isOn && selected.length > 0
    tell()
  }
  return {
    current: () => selected.at(-1) ?? null,
    alone: () => (selected.length === 1 && !isSeveral ? selected[0] : undefined),
    all: () => selected,
    select(id, caret) {
      setSeveral(false)
      set(id === null ? [] : [id], caret)
    },
    selectAll: (ids) => set(ids),
    toggle(id) {
      const others = selected.filter((other) => other !== id && other !== wholePage)
      set(selected.includes(id) ? others : [...others, id])
    },
    isSeveral: () => isSeveral,
    setSeveral,
    takeStart() {
      const taken = start
      start = undefined
      return taken
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
