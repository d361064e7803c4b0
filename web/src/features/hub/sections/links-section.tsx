import { useTranslations } from 'next-intl'
import type { HubLinksQuery } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { formatMoment } from '#features/hub/format-moment.ts'
import { HubList, HubRow } from '#features/hub/hub-list.tsx'
import styles from '#features/hub/hub.module.css'
import { KeyFigures } from '#features/hub/key-figures.tsx'
import { editAddress } from './edit-address.ts'

type Links = NonNullable<HubLinksQuery['dashboardLinks']>

/** Links of published pages that lead to nothing, each with the page where it is corrected. */
export function LinksSection({ links, locale }: { links: Links; locale: Locale }) {
  const t = useTranslations('hub.links')
  if (!links.checkedAt) return <p className={styles.none}>{t('never')}</p>
  return (
    <>
      <KeyFigures figures={[[t('count'), links.count]]} />
      <HubList
        none={t('none')}
        rows={links.links.map((link) => ({
          key: `${link.slug} ${link.locale} ${link.target}`,
          row: (
            <HubRow
              title={link.title}
              href={editAddress(link)}
              detail={`${t('leads', { target: link.target })} · ${link.locale}`}
            />
          ),
        }))}
      />
      <p className={styles.hint}>
        {t('checked', { moment: formatMoment(links.checkedAt, locale) })}
      </p>
    </>
  )
}
