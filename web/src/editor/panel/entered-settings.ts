import { memoryPort } from '#editor/fields/memory-port.ts'
import type { SharedSettingsStore } from '#editor/pages/shared-settings-store.ts'
import { settingsPort } from './settings-port.ts'

/**
 * What is entered in those forms of a page's settings that are saved by a button. It stays as long as the page is edited, also while the
 * forms are closed, until it is saved or discarded.
 */
export type EnteredSettings = {
  /** What all languages share. */
  shared: ReturnType<typeof settingsPort>
  /** The address, as its `path`. */
  address: ReturnType<typeof memoryPort>
  /** Whether something is not saved yet. */
  isAny(): boolean
}

export function createEnteredSettings(
  settings: Pick<SharedSettingsStore, 'current' | 'subscribe'>,
): EnteredSettings {
  const shared = settingsPort(settings)
  const address = memoryPort()
  return {
    shared,
    address,
    isAny: () =>
      [shared.changes(), address.values()].some((entered) => Object.keys(entered).length > 0),
  }
}
