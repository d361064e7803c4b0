'use client'
import { useTranslations } from 'next-intl'
import { valueAt } from '@foyer/schema/documents/value.ts'
import { useMomentFormat } from '#editor/frame/use-moment-format.ts'
import { isLanguageOfSite } from '#graphql/content-language.ts'
import { locales } from '#i18n/locales.ts'
import { useEditing, useStore } from '#editor/editing-context.ts'
import {
  endOf,
  type Position,
  positionOf,
  structureOf,
} from '#editor/canvas/structure/page-structure.ts'
import { ToolIcon } from '#editor/frame/tool-icon.tsx'
import { useRootAttribute } from '#editor/frame/use-root-attribute.ts'
import { addressOfLanguage, ownAddress } from './page-address.ts'
import { PublishButton } from '#editor/publish/publish-button.tsx'
import styles from './header.module.css'
import { AlsoHere } from './also-here.tsx'
import { PageMenu } from './page-menu.tsx'
import { SaveStatus } from './save-status.tsx'
import { StepButtons } from './step-buttons.tsx'
import type { Tool } from './tools.ts'

/** The header of the editor, over that of the site: what is edited, what has become of it, and the tools for the whole page. */
export function EditorHeader(props: {
  onAdd: (position: Position) => void
  onOpen: (tool: Tool) => void
}) {
  const { onAdd, onOpen } = props
  const { page, store, selection } = useEditing()
  const t = useTranslations('editor.header')
  const editor = useTranslations('editor')
  useRootAttribute('data-editing')
  const title = useStore((opened) => valueAt(opened.document().fields, ['title']))

  // After what is selected, else at the end.
  const add = () => {
    const structure = structureOf(store.document())
    const selected = selection.current()
    const position = selected === null ? undefined : positionOf(structure, selected)
    onAdd(position ? { ...position, index: position.index + 1 } : endOf(structure))
  }
  return (
    <section className={styles.header} aria-label={t('label')} data-editor-header="">
      <div className={styles.about}>
        <p className={styles.title}>{typeof title === 'string' && title ? title : page.title}</p>
        <PublicationState />
        <SaveStatus />
      </div>
      <AlsoHere />
      <div className={styles.tools}>
        <StepButtons />
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
              href={addressOfLanguage(page, locale)}
              target="_top"
              lang={locale}
              aria-current={locale === page.language ? 'page' : undefined}
            >
              {locale.toUpperCase()}
            </a>
          ))}
        </nav>
        <PageMenu onOpen={onOpen} />
        <div className={styles.main}>{isLanguageOfSite(page.language) && <PublishButton />}</div>
        <a
          className={styles.exit}
          href={ownAddress(page)}
          target="_top"
          aria-label={t('exit')}
          title={t('exit')}
        >
          <ToolIcon name="close" />
        </a>
      </div>
    </section>
  )
}

/** Whether visitors see the draft, an earlier state of it, or nothing, and what is planned. */
function PublicationState() {
  const t = useTranslations('editor')
  const formatMoment = useMomentFormat()
  const state = useStore((opened) => opened.publicationState())
  const [next] = useStore((opened) => opened.publication()).schedules
  return (
    <p className={styles.state} data-publication={state}>
      {t(`state.${state}`)}
      {next &&
        `, ${t(`state.${next.action}`, {
          time: formatMoment(next.at, 'short'),
        })}`}
    </p>
  )
}
