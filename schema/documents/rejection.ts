import type { DocumentModule, Place } from './document.ts'
import type { Value } from './value.ts'

type At = { operation: string; module: string }

/** Why an operation was not applied. It has changed nothing; what its author wrote is in the operation. */
export type Rejection =
  /** Somebody else has changed the same value: as the author saw it, as it is, and as the author wants it. */
  | {
      problem: 'value-changed'
      operation: string
      module: string | null
      path: readonly string[]
      base?: Value | undefined
      current?: Value | undefined
      incoming?: Value | undefined
    }
  | ({ problem: 'moved'; base: Place; current: Place; incoming: Place } & At)
  /** The module to be removed was changed after its author saw it. */
  | ({ problem: 'module-changed'; current: Readonly<Record<string, DocumentModule>> } & At)
  /** The module, or the section that contains it, was removed. */
  | ({ problem: 'removed' } & At)
  | ({
      problem: 'unknown-module' | 'unknown-section' | 'nested-section' | 'id-taken' | 'broken-add'
    } & At)

/** The origin does not take an operation for its values, and says why; without a reason, it does not take the request. */
export type Refusal = { problem: 'refused'; operation: string; messages: readonly string[] }

export type Conflict = Extract<
  Rejection,
  { problem: 'value-changed' | 'moved' | 'module-changed' | 'removed' }
>

/** Whether the rejection is due to somebody else's change. All others are mistakes of the caller. */
export function isConflict(rejection: Rejection): rejection is Conflict {
  return (['value-changed', 'moved', 'module-changed', 'removed'] as string[]).includes(
    rejection.problem,
  )
}
