'use client'
import { useTranslations } from 'next-intl'
import type { Reference } from '@foyer/schema/fields/field.ts'
import type { ControlProps } from '#editor/fields/field-props.ts'
import { useFieldValue } from '#editor/fields/use-field-value.ts'
import type { Locale } from '#i18n/locales.ts'
import { referenceKinds } from './reference-kinds.ts'
import { ReferenceSearch } from './reference-search.tsx'
import styles from './reference-search.module.css'
import { useReferences } from './use-references.ts'

/** One thing of the site, found by its name. */
export function ReferenceControl(props: ControlProps<'reference'>) {
  const { field, path, port } = props
  const value = useFieldValue(port, path)
  const chosen = typeof value === 'number' ? [value] : []
  return (
    <Chooser
      {...props}
      refersTo={field.refersTo}
      isRequired={field.required === true}
      chosen={chosen}
      max={1}
      onChange={([number]) => port.change(path, number ?? null)}
    />
  )
}

/** Several things of the site, in order. */
export function ReferencesControl(props: ControlProps<'references'>) {
  const { field, path, port } = props
  const value = useFieldValue(port, path)
  const chosen = Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []
  return (
    <Chooser
      {...props}
      refersTo={field.refersTo}
      isRequired={false}
      chosen={chosen}
      max={field.max}
      onChange={(numbers) => port.change(path, numbers)}
    />
  )
}

function Chooser(props: {
  refersTo: Reference
  chosen: readonly number[]
  max: number
  locale: Locale
  id: string
  labelId: string
  describedBy: string
  isInvalid: boolean
  isRequired: boolean
  onChange: (numbers: number[]) => void
}) {
  const { refersTo, chosen, max, locale, id, onChange } = props
  const t = useTranslations('editorForm')
  const known = useReferences(
    locale,
    chosen.map((number) => `${refersTo}:${number}`),
  )
  const focus = (control: string) =>
    requestAnimationFrame(() => document.getElementById(control)?.focus())
  const remove = (number: number) => {
    onChange(chosen.filter((other) => other !== number))
    // The button is gone with what it removed.
    focus(id)
  }
  const choose = (number: number) => {
    onChange([...chosen, number])
    // The search is gone when nothing more can be chosen.
    if (chosen.length + 1 >= max) focus(`${id}-${number}`)
  }
  return (
    <>
      {chosen.length > 0 && (
        <ul className={styles.chosen}>
          {chosen.map((number) => {
            const found = known[`${refersTo}:${number}`]
            const name = found?.isGone ? t('gone') : (found?.title ?? String(number))
            return (
              <li key={number}>
                <span>{name}</span>
                <button
                  type="button"
                  id={`${id}-${number}`}
                  aria-label={t('remove', { name })}
                  onClick={() => remove(number)}
                >
                  ✕
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {chosen.length < max && (
        <ReferenceSearch
          {...props}
          kinds={[referenceKinds[refersTo]]}
          onChoose={({ number }) => choose(number)}
        />
      )}
    </>
  )
}
