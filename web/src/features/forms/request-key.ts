import type { FieldValues } from '@foyer/schema/forms/form-field.ts'

const storageName = 'form-key'

/**
 * The key under which an entry is sent: the same one as long as the same is sent, so that an answer that was lost costs
 * nothing, and another one as soon as a word has changed.
 */
export function requestKeyFor(entry: { formId: number; values: FieldValues }): string {
  const content = JSON.stringify(entry)
  const kept = readKept()
  if (kept?.content === content) return kept.key
  const key = crypto.randomUUID()
  try {
    sessionStorage.setItem(storageName, JSON.stringify({ key, content }))
  } catch {
    // Without storage a second try is a second entry.
  }
  return key
}

function readKept(): { key: string; content: string } | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageName) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Once it has arrived, the same words again are another entry. */
export function forgetRequestKey(): void {
  try {
    sessionStorage.removeItem(storageName)
  } catch {
    // There was none.
  }
}
