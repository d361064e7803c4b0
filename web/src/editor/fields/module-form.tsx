'use client'
import type { FieldPort } from '#editor/field-port.ts'
import { findDefinition } from '#editor/module-name.ts'
import type { Locale } from '#i18n/locales.ts'
import { FieldList } from './field-list.tsx'
import styles from './module-form.module.css'

/** The form of a module, made from the definition of its kind. Every change is in the document at once (E-04). */
export function ModuleForm(props: { kind: string; port: FieldPort; locale: Locale }) {
  const { kind, port, locale } = props
  return (
    <div className={styles.form}>
      <FieldList
        fields={findDefinition(kind)?.fields ?? {}}
        path={[]}
        port={port}
        locale={locale}
      />
    </div>
  )
}
