'use client'
import { useMemo, useState } from 'react'
import type { Field, FieldType } from '@foyer/schema/fields/field.ts'
import type { Locale } from '#i18n/locales.ts'
import { createHeldTexts } from '#editor/store/held-texts.ts'
import { checkValue } from './check-value.ts'
import type { FieldPort } from './field-port.ts'

const textTypes: ReadonlySet<FieldType> = new Set([
  'line',
  'paragraph',
  'html',
  'link',
  'anchor',
  'embed',
])

type Row = { field: Field; path: readonly string[]; locale: Locale }

/**
 * The port of one field. A text that breaks its rule is shown by the control, but changed in the document only when it keeps the rule: a
 * half-typed address would be refused, and would be gone.
 */
export function useHeldText(port: FieldPort, { field, path, locale }: Row): FieldPort {
  const [own] = useState(createHeldTexts)
  const held = port.heldTexts?.texts ?? own
  const key = path.join('/')
  const name = (port.heldTexts?.prefix ?? '') + key
  return useMemo(() => {
    if (!textTypes.has(field.type)) return port
    const isOwn = (at: readonly string[]) => at.join('/') === key
    return {
      ...port,
      read: (at) => (isOwn(at) ? held.find(name)?.text : undefined) ?? port.read(at),
      subscribe(at, listener) {
        const stop = [
          port.subscribe(at, listener),
          ...(isOwn(at) ? [held.subscribe(listener)] : []),
        ]
        return () => {
          for (const end of stop) end()
        }
      },
      change(at, after, before) {
        if (!isOwn(at)) return port.change(at, after, before)
        const earlier = held.find(name)
        const base = earlier ? earlier.base : (before ?? port.read(at))
        const isBroken =
          typeof after === 'string' &&
          after !== '' &&
          checkValue(field, after, locale) !== undefined
        held.keep(name, isBroken ? { text: after, base } : undefined)
        if (!isBroken) port.change(at, after, earlier ? earlier.base : before)
      },
    }
  }, [port, field, key, name, locale, held])
}
