import { getTranslations } from 'next-intl/server'
import type { Trail } from '#i18n/trail.ts'
import { BackLink } from '#ui/links/back-link.tsx'
import { SiteLink } from '#ui/links/site-link.tsx'
import styles from './page-header.module.css'

/**
 * The header that editors' pages, events, productions and the team share (L-01): the way from the home page to this
 * one, and the link back (L-09).
 */
export async function PageHeader({ trail }: { trail: Trail }) {
  const t = await getTranslations('pages')
  const above = trail.slice(0, -1)
  const nearest = above.findLast(({ href }) => href)
  return (
    // The link back is inside too: content outside of all landmarks is skipped by those who go from one to the next.
    <nav className={styles.bar} aria-label={t('breadcrumb')} data-print="no">
      <ol>
        {above.map(({ title, href }) => (
          <li key={`${title} ${href}`}>
            {href ? <SiteLink href={href}>{title}</SiteLink> : title}{' '}
          </li>
        ))}
        <li aria-current="page">{trail.at(-1)?.title}</li>
      </ol>
      {nearest?.href && (
        <BackLink className={styles.back} href={nearest.href}>
          ← {t('back')}
        </BackLink>
      )}
    </nav>
  )
}
