import {
  type ContentDocument,
  isPresent,
  modulesInOrder,
  type PlacedModule,
} from '@foyer/schema/documents/document.ts'
import { onceIdle } from '#lib/browser/once-idle.ts'
import type { Values } from '@foyer/schema/documents/value.ts'
import type { FragmentType } from '#graphql/generated/fragment-masking.ts'
import type { AnyModuleFragmentDoc } from '#graphql/generated/graphql.ts'
import { ofFirstScreen } from './of-first-screen.ts'

/** A module as visitors would get it. */
export type RenderedModule = FragmentType<typeof AnyModuleFragmentDoc>

/** Asks the origin how modules look. Throws when it cannot be reached. */
export type RenderCall = (
  modules: readonly Pick<PlacedModule, 'id' | 'kind' | 'fields'>[],
) => Promise<ReadonlyMap<string, RenderedModule | null>>

export type RenderedModules = {
  /** Calls back when a module looks different. */
  subscribe(id: string, listener: () => void): () => void
  /** Resolves when it is known how the modules of the first screen look. */
  firstScreen: Promise<void>
  isFirstScreenKnown(): boolean
  /** Resolves when that is known of all modules. */
  whole: Promise<void>
  /** How a module looks, possibly with slightly older values; null if it cannot be shown, undefined if not known yet. */
  find(id: string): RenderedModule | null | undefined
  /** Whether that is how it looks with these fields. */
  isCurrent(id: string, fields: Values): boolean
  /**
   * While the text of a module is edited in place, the origin is not asked for the module again because of this field. Returns the function
   * that ends this, and asks if the text has changed.
   */
  pauseField(id: string, field: string): () => void
  /** Brings all modules of a document up to date. */
  update(document: ContentDocument): void
  /** Asks again how all modules look, because what they refer to has changed. */
  refresh(): void
  close(): void
}

/** The gateway takes fifty modules in one call. */
const modulesPerCall = 50
const callsAtOnce = 3
const modulesPerTask = 5
/** After these it is looked what has changed meanwhile. */
const chunksPerTurn = 6
const typingPauseMs = 120
const retryMs = 3000

/**
 * How the modules of a draft look: the origin resolves references, pictures and texts as it does for visitors. Only modules with
 * other values than last time are asked for.
 */
export function createRenderedModules(call: RenderCall): RenderedModules {
  const shown = new Map<string, RenderedModule | null>()
  const requested = new Map<string, Values>()
  /** The field of a module that is edited in place. */
  const paused = new Map<string, string>()
  const listeners = new Map<string, Set<() => void>>()
  const firstScreen = Promise.withResolvers<void>()
  const whole = Promise.withResolvers<void>()
  let isFirstScreenKnown = false
  void whole.promise.then(firstScreen.resolve)
  void firstScreen.promise.then(() => (isFirstScreenKnown = true))
  let latest: ContentDocument | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isClosed = false
  let refreshCount = 0

  function isOutdated(id: string, fields: Values): boolean {
    const known = requested.get(id)
    if (known === fields) return false
    const field = paused.get(id)
    // What cannot be shown yet is asked for all the same: it is to be there when the text is left.
    return !known || !shown.get(id) || field === undefined || differsBeside(field, known, fields)
  }

  /** More than fifty in reading order. Cheap when there is nothing, or little: it is asked at each key. */
  function outdated(): PlacedModule[] {
    const document = latest
    if (!document) return []
    const changed = Object.entries(document.modules)
      .filter(([id, { fields }]) => isOutdated(id, fields) && isPresent(document, id))
      .map(([id, module]) => ({ ...module, id }))
    return changed.length <= modulesPerCall
      ? changed
      : modulesInOrder(document).filter(({ id, fields }) => isOutdated(id, fields))
  }

  function schedule(waitMs: number) {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(() => void run(), waitMs)
  }

  async function run() {
    if (isRunning) return
    isRunning = true
    try {
      for (let modules = outdated(); modules.length > 0 && !isClosed; modules = outdated()) {
        if (shown.size === 0) {
          await render(ofFirstScreen(modulesInOrder(latest!)))
          if (outdated().length > 0) await firstScreenDrawn()
        } else await renderAll(inChunks(modules).slice(0, chunksPerTurn))
      }
      whole.resolve()
    } catch {
      schedule(retryMs)
    } finally {
      isRunning = false
    }
  }

  /** By a few calls at once. One that fails ends all. */
  async function renderAll(chunks: PlacedModule[][]) {
    const renderNext = async (): Promise<void> => {
      const chunk = chunks.shift()
      if (!chunk || isClosed) return
      await render(chunk).catch((error: unknown) => {
        chunks.length = 0
        throw error
      })
      await renderNext()
    }
    await Promise.all(Array.from({ length: callsAtOnce }, renderNext))
  }

  async function render(modules: readonly PlacedModule[]) {
    const countAtRequest = refreshCount
    const found = await call(modules)
    for (const { id, fields } of modules) {
      if (countAtRequest === refreshCount) requested.set(id, fields)
      shown.set(id, found.get(id) ?? null)
    }
    firstScreen.resolve()
    await showInTurns(modules)
  }

  /** A few at once, so that a key that is pressed meanwhile is answered in between. */
  async function showInTurns(modules: readonly PlacedModule[]) {
    for (const [at, { id }] of modules.entries()) {
      if (at > 0 && at % modulesPerTask === 0) await nextTask()
      for (const listener of listeners.get(id) ?? []) listener()
    }
  }

  return {
    firstScreen: firstScreen.promise,
    isFirstScreenKnown: () => isFirstScreenKnown,
    whole: whole.promise,
    subscribe(id, listener) {
      const ofModule = listeners.get(id) ?? new Set()
      listeners.set(id, ofModule.add(listener))
      return () => {
        ofModule.delete(listener)
        if (ofModule.size === 0 && listeners.get(id) === ofModule) listeners.delete(id)
      }
    },
    find: (id) => shown.get(id),
    isCurrent: (id, fields) => requested.get(id) === fields,
    pauseField(id, field) {
      paused.set(id, field)
      return () => {
        paused.delete(id)
        // Not at once: whoever leaves a text by a key presses the next one soon.
        if (!isRunning && outdated().length > 0) schedule(typingPauseMs)
      }
    },
    update(document) {
      const isFirst = latest === undefined
      const isSame = latest?.modules === document.modules
      latest = document
      if (isRunning || isSame) return
      if (outdated().length === 0) whole.resolve()
      // At once: the origin answers while the tools of the editor are drawn.
      else if (isFirst) void run()
      else schedule(typingPauseMs)
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

/** Whether other fields than this one differ. Values are replaced, never changed. */
const differsBeside = (field: string, before: Values, after: Values) =>
  Object.keys({ ...before, ...after }).some(
    (name) => name !== field && before[name] !== after[name],
  )

/** Requests for all other modules would delay it. */
const firstScreenDrawn = () =>
  new Promise<void>((resolve) => onceIdle(resolve, { atMostMs: 500, otherwiseMs: 50 }))

/** Browsers answer what was pressed first. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

function inChunks(modules: readonly PlacedModule[]): PlacedModule[][] {
  const count = Math.ceil(modules.length / modulesPerCall)
  return Array.from({ length: count }, (_, chunk) =>
    modules.slice(chunk * modulesPerCall, (chunk + 1) * modulesPerCall),
  )
}
