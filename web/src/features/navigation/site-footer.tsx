import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { variant } from '#lib/design/variant.ts'
import { AnyLink } from '#ui/any-link.tsx'
import { RichText } from '#ui/rich-text.tsx'
import styles from './site-footer.module.css'

type Area = { code?: string | null | undefined } | null | undefined
type Areas = { htmlFooterTop?: Area; htmlFooterBottom?: Area; htmlFooterLogos?: Area }

/** What the house says of itself, and its links; those to other sites open a new window. */
export async function SiteFooter(props: {
  locale: Locale
  links: readonly { title: string; url: string }[]
  areas: Areas | undefined
}) {
  const t = await getTranslations('layout')
  const name = (await getTranslations('site'))(`name.${variant}`)
  return (
    <footer className={styles.footer} data-print="no">
      <p className={styles.name}>{name}</p>
      <div className={styles.columns}>
        <RichText html={props.areas?.htmlFooterTop?.code ?? ''} />
        <nav aria-label={t('footerNavigation')}>
          <ul>
            {props.links.map((link) => (
              <li key={link.url}>
                <AnyLink
                  href={link.url}
                  newWindow={link.url.startsWith('/') ? undefined : t('newWindow')}
                >
                  {link.title}
                </AnyLink>
              </li>
            ))}
          </ul>
        </nav>
        <RichText html={props.areas?.htmlFooterLogos?.code ?? ''} />
      </div>
      <RichText html={props.areas?.htmlFooterBottom?.code ?? ''} />
    </footer>
  )
}
