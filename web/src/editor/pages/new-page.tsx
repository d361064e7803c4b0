'use client'
import { pageFields } from '@foyer/schema/documents/page-fields.ts'
import { useTranslations } from 'next-intl'
import { type SubmitEvent, useEffect, useState } from 'react'
import { useEditing } from '#editor/editing-context.ts'
import { useUnfinished } from '#editor/frame/unfinished/use-unfinished.ts'
import publishStyles from '#editor/publish/publish.module.css'
import { useAction } from '#editor/publish/use-action.ts'
import { contentLocale } from '#graphql/content-language.ts'
import { editAddress } from './edit-address.ts'
import { createPage } from './page-calls.ts'
import { type PageNode, titleOf, type TreePage, treeOf } from './page-tree.ts'
import styles from './pages.module.css'

/** Adds an empty page as a draft, last below the chosen one, and opens its editor. In a language of the site: others have no addresses. */
export function NewPage({ pages }: { pages: readonly TreePage[] }) {
  const { locale } = useEditing().page
  const t = useTranslations('editorPages.new')
  const { perform, refuse, isBusy, problem } = useAction()
  // Pressed again after a lost response, it adds no second page.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [isTyped, setIsTyped] = useState(false)
  const [address, setAddress] = useState<string>()
  useUnfinished(isTyped && address === undefined)
  useEffect(() => {
    if (address !== undefined) window.open(address, '_top')
  }, [address])

  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [title, above] = [form.get('title'), form.get('above')]
    void perform(async () => {
      const parentNumber = above ? Number(above) : null
      const created = await createPage(locale, {
        title: typeof title === 'string' ? title.trim() : '',
        parentNumber,
        idempotencyKey,
      })
      if (typeof created === 'string') return refuse(created)
      setAddress(editAddress(created, locale))
    })
  }
  return (
    <details className={styles.new}>
      <summary>{t('title')}</summary>
      <form className={publishStyles['fields']} onSubmit={add} onInput={() => setIsTyped(true)}>
        <label>
          <span>{t('name')}</span>
          <input name="title" required maxLength={pageFields.title.max} autoComplete="off" />
        </label>
        <label>
          <span>{t('above')}</span>
          <select name="above">
            <option value="">{t('top')}</option>
            {inLevels(treeOf(pages, 'all')).map(({ page, level }) => (
              <option key={page.number} value={page.number}>
                {'\u{2003}'.repeat(level) + titleOf(page, contentLocale(locale))}
              </option>
            ))}
          </select>
        </label>
        <p className={publishStyles['problem']} role="alert">
          {problem}
        </p>
        <button type="submit" className={publishStyles['primary']} disabled={isBusy}>
          {t('add')}
        </button>
      </form>
    </details>
  )
}

const inLevels = (nodes: readonly PageNode[], level = 0): { page: TreePage; level: number }[] =>
  nodes.flatMap(({ page, below }) => [{ page, level }, ...inLevels(below, level + 1)])
