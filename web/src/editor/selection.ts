/** Which module is selected; none if null. */
export type Selection = {
  current(): string | null
  select(id: string | null): void
  subscribe(listener: () => void): () => void
}

export function createSelection(): Selection {
  let selected: string | null = null
  const listeners = new Set<() => void>()
  return {
    current: () => selected,
    select(id) {
      if (id === selected) return
      selected = id
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
