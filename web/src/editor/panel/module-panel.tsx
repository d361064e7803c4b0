'use client'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useEditing, useStore } from '#editor/editing-context.ts'
import { ToolIcon } from '#editor/frame/tool-icon.tsx'
import { moduleName } from '#editor/module-name.ts'
import { modulePort } from '#editor/store/module-port.ts'
import { ModuleForm } from '#editor/fields/module-form.tsx'
import styles from './panel.module.css'

/** The form of the selected module, beside the page, and the path to it. */
export function ModulePanel({ id }: { id: string }) {
  const { store, page, selection } = useEditing()
  const t = useTranslations('editor')
  const kind = useStore((opened) => opened.document().modules[id]?.kind)
  const port = useMemo(() => modulePort(store, id), [store, id])
  if (kind === undefined) return null
  const close = () => {
    selection.select(null)
    document.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus()
  }
  return (
    <aside className={styles.panel} aria-label={t('panel.label')} data-panel="">
      <header className={styles.head}>
        <ModulePath id={id} />
        <button type="button" aria-label={t('close')} title={t('close')} onClick={close}>
          <ToolIcon name="close" />
        </button>
      </header>
      <ModuleForm key={id} kind={kind} port={port} locale={page.locale} />
    </aside>
  )
}

/** Section › column › module; the section can be selected. */
function ModulePath({ id }: { id: string }) {
  const { page, selection } = useEditing()
  const t = useTranslations('editor')
  const module = useStore((opened) => opened.document().modules[id])
  const section = useStore((opened) => {
    const parent = opened.document().modules[id]?.place.parent
    return parent ? opened.document().modules[parent] : undefined
  })
  if (!module) return null
  const { parent, column } = module.place
  return (
    <nav aria-label={t('panel.path')}>
      <ol className={styles.path}>
        <li>{t('panel.page')}</li>
        {section && parent && (
          <>
            <li>
              <button type="button" onClick={() => selection.select(parent)}>
                {moduleName(section.kind, page.locale)}
              </button>
            </li>
            <li>{t('module.column', { column: (column ?? 0) + 1 })}</li>
          </>
        )}
        <li aria-current="true">{moduleName(module.kind, page.locale)}</li>
      </ol>
    </nav>
  )
}
