'use client'
import { useTranslations } from 'next-intl'
import { locales } from '#i18n/locales.ts'
import { useEditing, useStore } from '#editor/editing-context.ts'
import { type Position, positionOf, structureOf } from '#editor/canvas/page-structure.ts'
import { ToolIcon } from '#editor/frame/tool-icon.tsx'
import { useStepCommands } from '#editor/history/use-step-commands.ts'
import { useStepNames } from '#editor/history/use-step-names.ts'
import styles from './header.module.css'
import { PublishButton } from './publish-button.tsx'
import { SaveStatus } from './save-status.tsx'

/** The header of the editor, over that of the site: what is edited, what has become of it, and the tools for the whole page. */
export function EditorHeader({ onAdd }: { onAdd: (position: Position) => void }) {
  const { page, store, selection } = useEditing()
  const t = useTranslations('editor.header')
  const editor = useTranslations('editor')
  const { undo, redo } = useStepCommands()
  const { nameOfDone, nameOfUndone } = useStepNames()
  const done = useStore((opened) => opened.next('done'))
  const undone = useStore((opened) => opened.next('undone'))
  const status = useStore((opened) => opened.publication())

  // After what is selected, else at the end.
  const add = () => {
    const structure = structureOf(store.document())
    const selected = selection.current()
    const position = selected === null ? undefined : positionOf(structure, selected)
    const end = { parent: null, column: null, index: structure.top.length }
    onAdd(position ? { ...position, index: position.index + 1 } : end)
  }
  const undoLabel = done ? t('undoStep', { step: nameOfDone(done) }) : t('undo')
  const redoLabel = undone ? t('redoStep', { step: nameOfUndone(undone) }) : t('redo')
  return (
    <section className={styles.header} aria-label={t('label')} data-editor-header="">
      <div className={styles.about}>
        <p className={styles.title}>{page.title}</p>
        <p className={styles.state} data-publication={status}>
          {editor(`state.${status}`)}
        </p>
        <SaveStatus />
      </div>
      <div className={styles.tools}>
        <button
          type="button"
          disabled={!done}
          aria-label={undoLabel}
          title={undoLabel}
          onClick={undo}
        >
          <ToolIcon name="undo" />
        </button>
        <button
          type="button"
          disabled={!undone}
          aria-label={redoLabel}
          title={redoLabel}
          onClick={redo}
        >
          <ToolIcon name="redo" />
        </button>
        <button
          type="button"
          className={styles.add}
          aria-label={editor('add.title')}
          title={editor('add.title')}
          onClick={add}
        >
          <ToolIcon name="add" />
        </button>
        <nav className={styles.languages} aria-label={t('language')}>
          {locales.map((locale) => (
            // Another language is another document: entered by a navigation of its own.
            <a
              key={locale}
              href={`${page.paths[locale]}?edit`}
              lang={locale}
              aria-current={locale === page.locale ? 'page' : undefined}
            >
              {locale.toUpperCase()}
            </a>
          ))}
        </nav>
        <PublishButton />
        <a
          className={styles.exit}
          href={page.paths[page.locale]}
          aria-label={t('exit')}
          title={t('exit')}
        >
          <ToolIcon name="close" />
        </a>
      </div>
    </section>
  )
}
