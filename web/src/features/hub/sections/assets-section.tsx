import { useTranslations } from 'next-intl'
import type { HubAssetsQuery } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { HubList, HubRow } from '#features/hub/hub-list.tsx'
import styles from '#features/hub/hub.module.css'
import { KeyFigures } from '#features/hub/key-figures.tsx'
import own from './sections.module.css'

type Assets = NonNullable<HubAssetsQuery['dashboardAssets']>
type Group = Assets['unused']

/** The media library: how much there is, and what something is to be done about. */
export function AssetsSection({ assets, locale }: { assets: Assets; locale: Locale }) {
  const t = useTranslations('hub.assets')
  return (
    <>
      <KeyFigures
        figures={[
          [t('pictures'), assets.pictures],
          [t('files'), assets.files],
          [t('megabytes'), assets.megabytes],
        ]}
      />
      <AssetGroup title={t('withoutAlt')} group={assets.withoutAlt} locale={locale} />
      <AssetGroup title={t('heavy')} group={assets.heavy} locale={locale} />
      <AssetGroup title={t('unused')} group={assets.unused} locale={locale} />
    </>
  )
}

function AssetGroup(props: { title: string; group: Group; locale: Locale }) {
  const { title, group, locale } = props
  const t = useTranslations('hub')
  return (
    <>
      <h3 className={styles.subheading}>
        {t('assets.group', { title, count: String(group.count) })}
      </h3>
      <HubList
        none={t('nothing')}
        rows={group.items.map(({ itemNumber, name, bytes, thumbnail }) => ({
          key: String(itemNumber),
          row: (
            <>
              {thumbnail && <img className={own.thumbnail} src={thumbnail} alt="" loading="lazy" />}
              <HubRow title={name} detail={bytes ? sizeOf(bytes) : ''} />
            </>
          ),
        }))}
      />
    </>
  )

  function sizeOf(bytes: number): string {
    return t('assets.size', { megabytes: formatMegabytes(bytes, locale) })
  }
}

const formatMegabytes = (bytes: number, locale: Locale) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / 1_000_000)
