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
import {
  changeSharedSettings,
  findSharedSettings,
  type SharedSettings,
} from './shared-settings-calls.ts'

/** `outdated`: somebody else has changed the same settings since. `refused`: the reason is for people. */
type StepResult = { type: 'performed' | 'busy' | 'outdated' } | { type: 'refused'; reason: string }

/** The settings that all languages of a page share, for their form and for undo. */
export type SharedSettingsStore = {
  subscribe(listener: () => void): () => void
  /** Undefined as long as they are not loaded, and for pages that have none. */
  current(): SharedSettings | 'failed' | undefined
  load(): Promise<void>
  /** Changes some of the current settings, as a step that can be undone. Returns why that is not possible, for people. Throws `GraphError`. */
  change(before: SharedSettings, after: Values): Promise<string | undefined>
  /** Undoes or repeats a change, unless another one is on its way. Throws `GraphError`; then the step can be tried again. */
  perform(by: 'undo' | 'redo', change: SettingsChange): Promise<StepResult>
}

/** The shared settings of a page, which are loaded when somebody needs them. `number` is undefined for a page that is none of the CMS. */
export function createSharedSettings(
  { number, language }: { number: number | undefined; language: ContentLanguage },
  store: Pick<DocumentStore, 'updateHistory'>,
): SharedSettingsStore {
  let current: SharedSettings | 'failed' | undefined
  let isBusy = false
  const listeners = new Set<() => void>()
  const set = (next: typeof current) => {
    current = next
    for (const listener of listeners) listener()
  }

  async function find(): Promise<SharedSettings | undefined> {
    return number === undefined ? undefined : findSharedSettings(language, number)
  }

  async function send(
    { number: page, revision }: SharedSettings,
    wanted: Values,
  ): Promise<string | undefined> {
    const result = await changeSharedSettings(language, { number: page, revision, ...wanted })
    if (typeof result === 'string') return result
    set(result)
    return undefined
  }

  async function performChange(by: 'undo' | 'redo', change: SettingsChange): Promise<StepResult> {
    const [seen, wanted] =
      by === 'undo' ? [change.after, change.before] : [change.before, change.after]
    const latest = await find()
    if (latest && hasAll(latest, wanted)) {
      // The reply to an earlier attempt was lost.
      set(latest)
    } else if (latest && hasAll(latest, seen)) {
      const reason = await send(latest, wanted)
      if (reason !== undefined) return { type: 'refused', reason }
    } else {
      set(latest)
      store.updateHistory((history) => forget(history, new Set([change.id])))
      return { type: 'outdated' }
    }
    store.updateHistory((history) => moveSettings(history, { change, by }))
    return { type: 'performed' }
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
    async change(before, after) {
      const reason = await send(before, after)
      if (reason !== undefined) return reason
      const change: SettingsChange = {
        type: 'change-settings',
        id: crypto.randomUUID(),
        before: settingsNamed(Object.keys(after), before),
        after,
      }
      store.updateHistory((history) => recordStep(history, change))
      return undefined
    },
    async perform(by, change) {
      if (isBusy) return { type: 'busy' }
      isBusy = true
      try {
        return await performChange(by, change)
      } finally {
        isBusy = false
      }
    },
  }
}

/** Some of the settings by their names. A picture that is missing is null. */
export const settingsNamed = (names: readonly string[], settings: Values): Values =>
  Object.fromEntries(names.map((name) => [name, settings[name] ?? null]))

const hasAll = (settings: SharedSettings, expected: Values) =>
  isEqual(settingsNamed(Object.keys(expected), settings), expected)
