'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useMemo } from 'react'
import { moduleElement } from '#editor/canvas/module-element.ts'
import { useEditing, useStore } from '#editor/editing-context.ts'
import { useStepCommands } from '#editor/history/use-step-commands.ts'
import { fieldInPlace } from '#editor/in-place/text-fields.ts'
import { ModuleForm } from '#editor/fields/module-form.tsx'
import { positionOf, structureOf } from '#editor/canvas/structure/page-structure.ts'
import { moduleName } from '#editor/module-name.ts'
import { hasSettings } from '#editor/header/page-address.ts'
import { wholePage } from '#editor/selection/selection.ts'
import type { DocumentStore } from '#editor/store/document-store.ts'
import { modulePort } from '#editor/store/module-port.ts'
import { focusPageSettings } from './focus-page-settings.ts'
import { Panel } from './panel.tsx'
import styles from './panel.module.css'

/** The form of the selected module, beside the page, and the path to it. */
export function ModulePanel({ id, isTextOnPage }: { id: string; isTextOnPage: boolean }) {
  const {
    store,
    heldTexts,
    page,
    selection,
    rendered,
    textTools: { setPlace },
  } = useEditing()
  const t = useTranslations('editor')
  const kind = useStore((opened) => opened.document().modules[id]?.kind)
  const steps = useStepCommands()
  const port = useMemo(
    () => ({
      ...modulePort(store, id),
      heldTexts: { texts: heldTexts, prefix: `${id}/` },
      language: page.language,
      steps,
      mediaChanged: () => rendered.refresh(),
    }),
    [store, heldTexts, id, page, steps, rendered],
  )
  useEffect(() => {
    // The panel may have covered it, once its text is drawn for editing.
    const frame = requestAnimationFrame(() =>
      moduleElement(id)?.scrollIntoView({ block: 'nearest' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [id])
  if (kind === undefined) return null
  const leave = () => moduleElement(id)?.focus()
  const close = () => {
    selection.select(null)
    leave()
  }
  return (
    <Panel
      label={t('panel.label')}
      path={<ModulePath id={id} />}
      tools={<div className={styles.textTools} ref={setPlace} />}
      onClose={close}
      onLeave={leave}
    >
      <ModuleForm
        key={id}
        kind={kind}
        port={port}
        locale={page.locale}
        without={isTextOnPage ? fieldInPlace(kind) : undefined}
      />
    </Panel>
  )
}

/** Page › section › column › module; page and section can be selected. */
function ModulePath({ id }: { id: string }) {
  const { page, selection } = useEditing()
  const t = useTranslations('editor')
  const kindOf = (one: string) => (opened: DocumentStore) => opened.document().modules[one]?.kind
  const kind = useStore(kindOf(id))
  const parent = useStore((opened) => opened.document().modules[id]?.place.parent ?? '')
  const section = useStore(kindOf(parent))
  const column = useStore((opened) => positionOf(structureOf(opened.document()), id)?.column)
  if (kind === undefined) return null
  return (
    <nav aria-label={t('panel.path')}>
      <ol className={styles.path}>
        <li>
          {hasSettings(page.slug) ? (
            <button
              type="button"
              onClick={() => {
                selection.select(wholePage)
                focusPageSettings()
              }}
            >
              {t('panel.page')}
            </button>
          ) : (
            t('panel.page')
          )}
        </li>
        {section !== undefined && (
          <li>
            <button type="button" onClick={() => selection.select(parent)}>
              {moduleName(section, page.locale)}
            </button>
          </li>
        )}
        {column != null && <li>{t('module.column', { column: column + 1 })}</li>}
        <li aria-current="true">{moduleName(kind, page.locale)}</li>
      </ol>
    </nav>
  )
}
