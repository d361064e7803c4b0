import { redirects } from '@foyer/schema/resources/redirects.ts'
import { resourceShapes } from '@foyer/schema/resources/resource-shapes.ts'
import { defaultLocale, type Locale, locales } from '@foyer/schema/shapes/scalars.ts'
import type { Database } from '#database/connect.ts'
import type { Actor } from '#database/writing/actor.ts'
import { checkFields } from '#http/field-errors.ts'
import { messages } from '#http/messages.ts'
import { redirectsBinding } from './redirects-binding.ts'
import { sayResourceMessage } from '#features/resources/resource-messages.ts'
import { saveRow } from '#features/resources/write-resource.ts'

type NewRedirect = {
  from: string
  to: string
  /** The language of the reason why it was not added. */
  texts: Locale
}
type Result = { ok: true } | { ok: false; message: string }

/** Adds redirects by the same rules as the generic call, for other features. */
export function createRedirectAdder(database: Database) {
  return async (actor: Actor, { from, to, texts }: NewRedirect): Promise<Result> => {
    const locale = locales.find((one) => from.startsWith(`/${one}/`)) ?? defaultLocale
    const values = { locale, old_path: from, new_path: to }
    const checked = checkFields(resourceShapes(redirects).Write, { values, locale: texts })
    if (!checked.ok) return rejected(Object.values(checked.errors).flat()[0], texts)
    const { revision: _revision, ...written } = checked.value
    const saved = await saveRow(database, actor, redirectsBinding, { values: written })
    if (saved.ok) return { ok: true }
    if (saved.problem !== 'invalid') return rejected(undefined, texts)
    const [problem] = Object.values(saved.fields)
    return rejected(problem && sayResourceMessage(problem, texts), texts)
  }
}

function rejected(message: string | undefined, texts: Locale): Result {
  return { ok: false, message: message ?? messages[texts].invalidInput }
}
