import type { TextPosition } from './rich-text/text-selection.ts'

/** Where the caret of the text of a module is at first: at a position in its words, or behind them. */
export type TextStart = TextPosition | 'end'

/** Selected instead of modules: the page itself, with its settings. */
export const wholePage = 'page'

/** Which modules are selected. Their tools are at the one that was selected last. */
export type Selection = {
  /** The module that was selected last; none if null. */
  current(): string | null
  /** The selected module if it is the only one. */
  alone(): string | undefined
  /** All selected modules, in the order of their selection. The same list until that changes. */
  all(): readonly string[]
  /** Selects one module alone, with the caret in its text if `start` says where; none if null. */
  select(id: string | null, start?: TextStart): void
  /** Selects these modules. */
  selectAll(ids: readonly string[]): void
  /** Adds a module to the selected ones, or takes it out. */
  toggle(id: string): void
  /** Where the caret is to be, once. */
  takeStart(): TextStart | undefined
  subscribe(listener: () => void): () => void
}

export function createSelection(): Selection {
  let selected: readonly string[] = []
  let start: TextStart | undefined
  const listeners = new Set<() => void>()
  const set = (ids: readonly string[], caret?: TextStart) => {
    start = caret
    const isSame = ids.length === selected.length && ids.every((id, at) => id === selected[at])
    if (isSame && !caret) return
    selected = isSame ? [...ids] : ids
    for (const listener of listeners) listener()
  }
  return {
    current: () => selected.at(-1) ?? null,
    alone: () => (selected.length === 1 ? selected[0] : undefined),
    all: () => selected,
    select: (id, caret) => set(id === null ? [] : [id], caret),
    selectAll: (ids) => set(ids),
    toggle(id) {
      const others = selected.filter((other) => other !== id && other !== wholePage)
      set(selected.includes(id) ? others : [...others, id])
    },
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
