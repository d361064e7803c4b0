import type { ContentDocument, PlacedModule } from '@foyer/schema/documents/document.ts'
import { modulesInOrder } from '@foyer/schema/documents/document.ts'
import type { Values } from '@foyer/schema/documents/value.ts'
import type { FragmentType } from '#graphql/generated/fragment-masking.ts'
import type { AnyModuleFragmentDoc } from '#graphql/generated/graphql.ts'

/** A module as visitors would get it. */
type RenderedModule = FragmentType<typeof AnyModuleFragmentDoc>

/** Asks the origin how modules look. Throws when it cannot be reached. */
export type RenderCall = (
  modules: readonly Pick<PlacedModule, 'id' | 'kind' | 'fields'>[],
) => Promise<ReadonlyMap<string, RenderedModule | null>>

export type RenderedModules = {
  subscribe(listener: () => void): () => void
  /** How a module looks, possibly with slightly older values; null if it cannot be shown, undefined if not known yet. */
  find(id: string): RenderedModule | null | undefined
  /** Brings all modules of a document up to date. */
  update(document: ContentDocument): void
  /** Asks again how all modules look, because what they refer to has changed. */
  refresh(): void
  close(): void
}

/** The gateway takes fifty modules in one call. */
const modulesPerCall = 50
const callsAtOnce = 3
const typingPauseMs = 120
const retryMs = 3000

/**
 * How the modules of a draft look: the origin resolves references, pictures and texts as it does for visitors. Only modules with
 * other values than last time are asked for.
 */
export function createRenderedModules(call: RenderCall): RenderedModules {
  const shown = new Map<string, RenderedModule | null>()
  const requested = new Map<string, Values>()
  const listeners = new Set<() => void>()
  let latest: ContentDocument | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isClosed = false
  let refreshCount = 0

  const outdated = () =>
    latest ? modulesInOrder(latest).filter(({ id, fields }) => requested.get(id) !== fields) : []

  function schedule(waitMs: number) {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(() => void run(), waitMs)
  }

  async function run() {
    if (isRunning) return
    isRunning = true
    try {
      for (let modules = outdated(); modules.length > 0 && !isClosed; modules = outdated()) {
        await Promise.all(inChunks(modules).slice(0, callsAtOnce).map(render))
      }
    } catch {
      schedule(retryMs)
    } finally {
      isRunning = false
    }
  }

  async function render(modules: readonly PlacedModule[]) {
    const countAtRequest = refreshCount
    const found = await call(modules)
    for (const { id, fields } of modules) {
      if (countAtRequest === refreshCount) requested.set(id, fields)
      shown.set(id, found.get(id) ?? null)
    }
    for (const listener of listeners) listener()
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    find: (id) => shown.get(id),
    update(document) {
      const isFirst = latest === undefined
      latest = document
      if (isRunning || outdated().length === 0) return
      schedule(isFirst ? 0 : typingPauseMs)
    },
    refresh() {
      refreshCount++
      requested.clear()
      if (!isRunning) schedule(0)
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

function inChunks(modules: readonly PlacedModule[]): PlacedModule[][] {
  const count = Math.ceil(modules.length / modulesPerCall)
  return Array.from({ length: count }, (_, chunk) =>
    modules.slice(chunk * modulesPerCall, (chunk + 1) * modulesPerCall),
  )
}
