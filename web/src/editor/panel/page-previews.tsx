'use client'
import { useTranslations } from 'next-intl'
import type { Values } from '@foyer/schema/documents/value.ts'
import { useEditing } from '#editor/editing-context.ts'
import { addressIn } from '#editor/header/page-address.ts'
import { isLanguageOfSite } from '#graphql/content-language.ts'
import { variant } from '#lib/design/variant.ts'
import styles from './panel.module.css'
import { sharedPicture } from './shared-picture.ts'

/** As many letters as search engines usually show. */
const shown = { title: 60, description: 155 }

/** How a search engine lists the page, and what a shared link shows, as long as nobody has written other texts for it. */
export function PagePreviews({ fields }: { fields: Values }) {
  const { page } = useEditing()
  const t = useTranslations('editor.settings')
  const addresses = useTranslations('editorPages.address')
  const site = useTranslations('site')
  const textOf = (...names: string[]) =>
    names.map((name) => fields[name]).find((value) => typeof value === 'string' && value !== '') as
      string | undefined
  const siteName = site(`name.${variant}`)
  const title = `${textOf('meta_title', 'title') ?? page.title} | ${siteName}`
  const description = textOf('meta_description') ?? t('noDescription')
  const picture = sharedPicture()
  const path = addressIn(page, page.language)
  const address = path === undefined ? addresses('none') : `${location.host}${path}`
  return (
    <div className={styles.previews}>
      <section aria-label={t('search')}>
        <h3>{t('search')}</h3>
        <div className={styles.found} data-preview="search">
          {isLanguageOfSite(page.language) && <p className={styles.address}>{address}</p>}
          <p className={styles.foundTitle}>{cut(title, shown.title)}</p>
          <p>{cut(description, shown.description)}</p>
        </div>
      </section>
      <section aria-label={t('share')}>
        <h3>{t('share')}</h3>
        <div className={styles.shared} data-preview="share">
          {picture && <img src={picture} alt="" />}
          <p className={styles.foundTitle}>{textOf('og_title') ?? title}</p>
          <p>{textOf('og_description') ?? description}</p>
          <p className={styles.address}>{location.host}</p>
        </div>
      </section>
    </div>
  )
}

const cut = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$/, '')} …`
