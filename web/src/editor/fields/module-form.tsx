'use client'
import type { FieldPort } from './field-port.ts'
import { findDefinition } from '#editor/module-name.ts'
import type { Locale } from '#i18n/locales.ts'
import { FieldList } from './field-list.tsx'
import styles from './module-form.module.css'

/** The form of a module, made from the definition of its kind. Every change is in the document at once (E-04). */
export function ModuleForm(props: {
  kind: string
  port: FieldPort
  locale: Locale
  /** Name of a field that is edited elsewhere. */
  without?: string | undefined
}) {
  const { kind, port, locale, without } = props
  const fields = Object.entries(findDefinition(kind)?.fields ?? {})
  return (
    <div className={styles.form}>
      <FieldList
        fields={Object.fromEntries(fields.filter(([name]) => name !== without))}
        path={[]}
        port={port}
        locale={locale}
      />
    </div>
  )
}
