import { randomUUID } from 'node:crypto'
import type { FieldValues } from '@foyer/schema/forms/form-field.ts'

/** A form that was sent without JavaScript and refused: what was typed, and what is wrong with it. */
export type FormAttempt = {
  values: FieldValues
  problems: { slug: string; message: string }[]
  detail: string
  /** Names of the files that have arrived, by their ids. */
  files: Record<string, string>
}

/** More are never under way at once; older ones go. */
const mostAttempts = 100

// The handler that keeps an attempt and the page that shows it may be copies of this module.
const place = Symbol.for('foyer.form-attempts')
const house = globalThis as { [place]?: Map<string, FormAttempt> }
const attempts = (house[place] ??= new Map())

/** Keeps an attempt until its page is made, in the memory of this process only; answers its name. */
export function keepAttempt(attempt: FormAttempt): string {
  const id = randomUUID()
  attempts.set(id, attempt)
  if (attempts.size > mostAttempts) attempts.delete(attempts.keys().next().value!)
  return id
}

export function findAttempt(id: string): FormAttempt | undefined {
  return attempts.get(id)
}

export function dropAttempt(id: string): void {
  attempts.delete(id)
}
