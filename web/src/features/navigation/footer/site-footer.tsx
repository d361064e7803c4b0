import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { variant } from '#lib/design/variant.ts'
import { AnyLink } from '#ui/links/any-link.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { LegalLinks } from './legal-links.tsx'
import { legalPaths } from './legal-paths.ts'
import styles from './site-footer.module.css'

type Areas = {
  footerTopHtml?: string | null
  footerBottomHtml?: string | null
  footerLogosHtml?: string | null
}

/** The theatre's HTML areas, its links (external ones open a new window), and the legal pages (L-07). */
export async function SiteFooter(props: {
  locale: Locale
  links: readonly { text: string | null; url: string }[]
  areas: Areas | undefined
}) {
  const { locale, areas } = props
  const t = await getTranslations('layout')
  const name = (await getTranslations('site'))(`name.${variant}`)
  const legal = new Set(Object.values(legalPaths(locale)))
  return (
    <footer className={styles.footer} id="site-footer" tabIndex={-1} data-print="no">
      <p className={styles.name}>{name}</p>
      <div className={styles.columns}>
        <RichText html={areas?.footerTopHtml ?? ''} />
        <nav aria-label={t('footerNavigation')}>
          <ul>
            {props.links
              .filter(({ url }) => !legal.has(url))
              .map(({ url, text }) => (
                <li key={url}>
                  <AnyLink href={url} newWindow={url.startsWith('/') ? undefined : t('newWindow')}>
                    {text ?? url}
                  </AnyLink>
                </li>
              ))}
          </ul>
        </nav>
        <RichText html={areas?.footerLogosHtml ?? ''} />
      </div>
      <div className={styles.end}>
        <RichText html={areas?.footerBottomHtml ?? ''} />
        <LegalLinks locale={locale} />
      </div>
    </footer>
  )
}
