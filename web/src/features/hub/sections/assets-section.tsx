import { useTranslations } from 'next-intl'
import type { HubAssetsQuery } from '#graphql/generated/graphql.ts'
import { HubList, HubRow } from '#features/hub/hub-list.tsx'
import styles from '#features/hub/hub.module.css'
import { KeyFigures } from '#features/hub/key-figures.tsx'
import own from './sections.module.css'

type Assets = NonNullable<HubAssetsQuery['dashboardAssets']>
type Group = Assets['unused']

/** The media library: how much there is, and what something is to be done about. */
export function AssetsSection({ assets }: { assets: Assets }) {
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
      <AssetGroup title={t('withoutAlt')} group={assets.withoutAlt} />
      <AssetGroup title={t('heavy')} group={assets.heavy} />
      <AssetGroup title={t('unused')} group={assets.unused} />
    </>
  )
}

function AssetGroup({ title, group }: { title: string; group: Group }) {
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
              <HubRow
                title={name}
                detail={bytes ? t('assets.size', { megabytes: bytes / 1_000_000 }) : ''}
              />
            </>
          ),
        }))}
      />
    </>
  )
}
