import { isEqual, type Values } from '@foyer/schema/documents/value.ts'
import type { FieldPort } from '#editor/fields/field-port.ts'
import { memoryPort } from '#editor/fields/memory-port.ts'
import type { SharedSettingsStore } from '#editor/pages/shared-settings-store.ts'

/**
 * A field port on the settings that all languages share, with what is entered and not sent yet: that stays when the settings change,
 * undone, or changed by somebody else.
 */
export function settingsPort(settings: Pick<SharedSettingsStore, 'current' | 'subscribe'>) {
  const entered = memoryPort()
  const settingAt = ([name]: readonly string[]) => {
    const current = settings.current()
    return typeof current === 'object' ? (current as Values)[name!] : undefined
  }
  const port: FieldPort = {
    read(path) {
      // Null is a picture that was taken out.
      const own = entered.port.read(path)
      return own === undefined ? settingAt(path) : own
    },
    subscribe(path, listener) {
      const ends = [entered.port.subscribe(path, listener), settings.subscribe(listener)]
      return () => ends.forEach((end) => end())
    },
    change(path, value = null) {
      entered.set(path, isEqual(value, settingAt(path) ?? null) ? undefined : value)
    },
    problems: () => [],
  }
  return {
    port,
    /** What is entered and differs from the settings. A picture that was taken out is null. */
    changes: entered.values,
    subscribe: (listener: () => void) => entered.port.subscribe([], listener),
    /** Some changes are settings now; what was entered meanwhile stays. */
    forget(sent: Values): void {
      for (const [name, value] of Object.entries(sent)) {
        if (isEqual(entered.port.read([name]), value)) entered.set([name], undefined)
      }
    },
  }
}
