import { randomUUID } from 'node:crypto'
import type { FieldValues } from '@foyer/schema/forms/form-field.ts'

/** A form that was sent without JavaScript and refused: what was typed, and its problems. */
export type FormAttempt = {
  values: FieldValues
  problems: { slug: string; message: string }[]
  detail: string
  /** Names of the uploaded files, by their ids. */
  files: Record<string, string>
}

/** More attempts are never pending at once; older ones are evicted. */
const maxAttempts = 100

// The handler that stores an attempt and the page that shows it may be copies of this module.
const key = Symbol.for('foyer.form-attempts')
const globals = globalThis as { [key]?: Map<string, FormAttempt> }
const attempts = (globals[key] ??= new Map())

/** Stores an attempt until its page is rendered, in the memory of this process only; returns its key. */
export function saveAttempt(attempt: FormAttempt): string {
  const id = randomUUID()
  attempts.set(id, attempt)
  if (attempts.size > maxAttempts) attempts.delete(attempts.keys().next().value!)
  return id
}

export function findAttempt(id: string): FormAttempt | undefined {
  return attempts.get(id)
}

export function deleteAttempt(id: string): void {
  attempts.delete(id)
}
