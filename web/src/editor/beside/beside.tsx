'use client'
import { useTranslations } from 'next-intl'
import { BodyPart } from '#editor/frame/body-part.tsx'
import { useRootAttribute } from '#editor/frame/use-root-attribute.ts'
import { ToolIcon } from '#editor/frame/tool-icon.tsx'
import type { EditedPage } from '#editor/editing-context.ts'
import { addressOfLanguage, ownAddress } from '#editor/header/page-address.ts'
import { locales } from '#i18n/locales.ts'
import styles from './beside.module.css'

/**
 * A page in both languages, side by side, each in an editor of its own: a window for each, so that the page is laid out for the room it
 * has, and what is typed on one side is saved, undone and published there.
 */
export function Beside({ page }: { page: Pick<EditedPage, 'paths' | 'locale'> }) {
  const { locale } = page
  const t = useTranslations('editor')
  useRootAttribute('data-beside')
  const languages = [locale, ...locales.filter((other) => other !== locale)]
  return (
    <BodyPart place="start">
      <section className={styles.beside} aria-label={t('menu.beside')}>
        <a className={styles.exit} href={`${ownAddress(page)}?edit`}>
          <ToolIcon name="close" />
          <span>{t('beside.exit')}</span>
        </a>
        {languages.map((language) => (
          <p key={language} className={styles.language} aria-hidden="true">
            {t(`menu.language.${language}`)}
          </p>
        ))}
        {languages.map((language) => (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- pages of this site, with the editor's own session
          <iframe
            key={language}
            src={addressOfLanguage(page, language)}
            title={t(`menu.language.${language}`)}
            lang={language}
          />
        ))}
      </section>
    </BodyPart>
  )
}
