import 'client-only'
import {
  forget,
  moveSettings,
  type SettingsChange,
} from '@foyer/schema/documents/undo/undo-history.ts'
import { isEqual, type Values } from '@foyer/schema/documents/value.ts'
import type { DocumentStore } from '#editor/store/document-store.ts'
import { recordStep } from '#editor/store/record-step.ts'
import type { ContentLanguage } from '#graphql/content-language.ts'
import { findGraphProblem, type GraphErrorCode } from '#graphql/graph-error.ts'
import {
  changeSharedSettings,
  findSharedSettings,
  type SharedSettings,
} from './shared-settings-calls.ts'

/** `outdated`: somebody else has changed the same settings since. `refused`: the reason is for people. */
type StepResult = { type: 'performed' | 'outdated' } | { type: 'refused'; reason: string }

type By = 'undo' | 'redo'

/** The settings that all languages of a page share, for their form and for undo. */
export type SharedSettingsStore = {
  subscribe(listener: () => void): () => void
  /** Undefined as long as they are not loaded, and for pages that have none. */
  current(): SharedSettings | 'failed' | undefined
  load(): Promise<void>
  /** Changes some of the loaded settings, as a step that can be undone. Returns why that is not possible, for people. Throws `GraphError`. */
  change(after: Values): Promise<string | undefined>
  /** Undoes or repeats a change. A step that can never be performed is forgotten, so that those before it can be. Throws `GraphError`. */
  perform(by: By, change: SettingsChange): Promise<StepResult>
  /** Resolves once the changes that are on their way are settled; undefined if none is. */
  settled(): Promise<void> | undefined
}

type Calls = {
  findSharedSettings: typeof findSharedSettings
  changeSharedSettings: typeof changeSharedSettings
}

/** A later attempt may succeed. All other errors are final. */
const temporary: ReadonlySet<GraphErrorCode> = new Set([
  'UNAUTHENTICATED',
  'RATE_LIMITED',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNREACHABLE',
  'UPSTREAM_ERROR',
  'BAD_UPSTREAM_RESPONSE',
])

/** The shared settings of a page, which are loaded when somebody needs them. `number` is undefined for a page that is not in the CMS. */
export function createSharedSettings(
  { number, language }: { number: number | undefined; language: ContentLanguage },
  store: Pick<DocumentStore, 'updateHistory'>,
  calls: Calls = { findSharedSettings, changeSharedSettings },
): SharedSettingsStore {
  let current: SharedSettings | 'failed' | undefined
  /** One change after the other. Never rejects. */
  let running: Promise<void> | undefined
  const listeners = new Set<() => void>()

  /** Takes over what the origin says, unless something newer is known. */
  function set(found: SharedSettings | 'failed' | undefined): void {
    const known = typeof current === 'object' ? current : undefined
    if (known && (typeof found !== 'object' || found.revision < known.revision)) return
    current = found
    for (const listener of listeners) listener()
  }

  async function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const earlier = running
    const result = earlier ? earlier.then(task) : task()
    const settled = result.then(
      () => undefined,
      () => undefined,
    )
    running = settled
    void settled.finally(() => {
      if (running === settled) running = undefined
    })
    return result
  }

  async function find(): Promise<SharedSettings | undefined> {
    return number === undefined ? undefined : calls.findSharedSettings(language, number)
  }

  async function send({ number: page, revision }: SharedSettings, wanted: Values) {
    const result = await calls.changeSharedSettings(language, {
      number: page,
      revision,
      ...wanted,
    })
    if (result.type === 'changed') set(result.settings)
    return result
  }

  async function change(after: Values): Promise<string | undefined> {
    if (typeof current !== 'object') throw new Error('The settings are not loaded.')
    const before = settingsNamed(Object.keys(after), current)
    try {
      const result = await send(current, after)
      if (result.type !== 'changed' && !(await isDone(after))) return result.reason
    } catch (error) {
      // The reply may have been lost.
      if (!(await isDone(after))) throw error
    }
    const step: SettingsChange = { type: 'change-settings', id: crypto.randomUUID(), before, after }
    store.updateHistory((history) => recordStep(history, step))
    return undefined
  }

  /** Whether the settings are so by now. The next attempt begins with what they are. */
  async function isDone(wanted: Values): Promise<boolean> {
    const latest = await find().catch(() => undefined)
    set(latest)
    return latest !== undefined && hasAll(latest, wanted)
  }

  async function performChange(by: By, step: SettingsChange): Promise<StepResult> {
    const [seen, wanted] = by === 'undo' ? [step.after, step.before] : [step.before, step.after]
    const latest = await find()
    set(latest)
    if (!latest || !hasAll(latest, wanted)) {
      if (!latest || !hasAll(latest, seen)) {
        drop(step)
        return { type: 'outdated' }
      }
      const result = await send(latest, wanted)
      if (result.type !== 'changed') {
        if (result.type === 'invalid') drop(step)
        return { type: 'refused', reason: result.reason }
      }
    }
    store.updateHistory((history) => moveSettings(history, { change: step, by }))
    return { type: 'performed' }
  }

  function drop({ id }: SettingsChange): void {
    store.updateHistory((history) => forget(history, new Set([id])))
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => current,
    async load() {
      try {
        set(await find())
      } catch (error) {
        console.warn('The settings of the page could not be loaded.', error)
        set('failed')
      }
    },
    change: (after) => inTurn(() => change(after)),
    perform: (by, step) =>
      inTurn(() =>
        performChange(by, step).catch((error: unknown) => {
          const code = findGraphProblem(error)?.code
          if (code !== undefined && !temporary.has(code)) drop(step)
          throw error
        }),
      ),
    settled: () => running,
  }
}

/** Some of the settings by their names. A picture that is missing is null. */
const settingsNamed = (names: readonly string[], settings: Values): Values =>
  Object.fromEntries(names.map((name) => [name, settings[name] ?? null]))

const hasAll = (settings: SharedSettings, expected: Values) =>
  isEqual(settingsNamed(Object.keys(expected), settings), expected)
