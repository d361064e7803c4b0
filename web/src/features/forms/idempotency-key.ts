import type { FieldValues } from '@foyer/schema/forms/form-field.ts'

const storageName = 'form-key'

/**
 * The idempotency key of an entry: the same as long as the input is the same, so that a lost response does no harm;
 * another one as soon as the input has changed.
 */
export function idempotencyKeyFor(entry: { formId: number; values: FieldValues }): string {
  const content = JSON.stringify(entry)
  const stored = readStored()
  if (stored?.content === content) return stored.key
  const key = crypto.randomUUID()
  try {
    sessionStorage.setItem(storageName, JSON.stringify({ key, content }))
  } catch {
    // Without storage a second attempt is a second entry.
  }
  return key
}

function readStored(): { key: string; content: string } | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageName) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Once it has arrived, the same input is another entry. */
export function forgetIdempotencyKey(): void {
  try {
    sessionStorage.removeItem(storageName)
  } catch {
    // There was none.
  }
}
