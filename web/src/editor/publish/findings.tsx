'use client'
import { useTranslations } from 'next-intl'
import { useEditing } from '#editor/editing-context.ts'
import { findDefinition, moduleName } from '#editor/module-name.ts'
import { pageDocumentFields } from '@foyer/schema/documents/page-fields.ts'
import type { Fields } from '@foyer/schema/fields/field.ts'
import type { Finding } from './finding.ts'
import { jumpToFinding } from './jump-to-finding.ts'
import styles from './publish.module.css'

/** What is to be corrected, each with the way to its field. */
export function Findings(props: { findings: readonly Finding[]; onLeave: () => void }) {
  const { findings, onLeave } = props
  const editing = useEditing()
  const { store, page } = editing
  const t = useTranslations('editor')
  const placeOf = ({ module, path }: Finding) => {
    const kind = module === null ? undefined : store.document().modules[module]?.kind
    const fields: Fields = kind ? (findDefinition(kind)?.fields ?? {}) : pageDocumentFields
    const field = fields[path[0] ?? '']?.label[page.locale]
    const name = kind ? moduleName(kind, page.locale) : t('panel.page')
    return field === undefined || field === name ? name : `${name}: ${field}`
  }
  return (
    <ul className={styles.findings}>
      {findings.map((finding, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- findings have no names, and the list is not changed
        <li key={index} data-severity={finding.isError ? 'error' : 'warning'}>
          <button
            type="button"
            onClick={() => {
              onLeave()
              jumpToFinding(editing, finding)
            }}
          >
            {placeOf(finding)}
          </button>
          <span>
            {finding.key
              ? t(`finding.${finding.key}`, { value: finding.value ?? '' })
              : finding.messages.join(' ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
