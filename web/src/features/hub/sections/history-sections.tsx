import { useTranslations } from 'next-intl'
import type { HubActivitiesQuery, HubVersionsQuery } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { formatMoment } from '#features/hub/format-moment.ts'
import { HubList, HubRow } from '#features/hub/hub-list.tsx'

type Versions = NonNullable<HubVersionsQuery['dashboardVersions']>
type Activities = NonNullable<HubActivitiesQuery['dashboardActivities']>

const versionTypes = ['published', 'unpublished', 'saved'] as const

/** The last versions of pages, each with a link that shows it. */
export function VersionsSection({ versions, locale }: { versions: Versions; locale: Locale }) {
  const t = useTranslations('hub.versions')
  return (
    <HubList
      none={t('none')}
      rows={versions.map(({ versionNumber, address, title, locale: language, ...version }) => {
        const type = versionTypes.find((one) => one === version.type) ?? 'saved'
        const moment = formatMoment(version.at, locale)
        const about = [t(`types.${type}`), version.author, moment, language, version.note]
        return {
          key: String(versionNumber),
          row: (
            <HubRow
              title={title}
              href={address && `${address}?v=${versionNumber}`}
              detail={about.filter(Boolean).join(' · ')}
            />
          ),
        }
      })}
    />
  )
}

/** Who changed what, by the audit log, which is written in English. */
export function ActivitiesSection(props: { activities: Activities; locale: Locale }) {
  const { activities, locale } = props
  const t = useTranslations('hub.activities')
  return (
    <HubList
      none={t('none')}
      rows={activities.map(({ at, author, actor, operation, what }, index) => ({
        key: `${at} ${index}`,
        row: (
          <HubRow
            title={what}
            lang="en"
            detail={
              <>
                {author ?? t(`actors.${actor}`)} · {formatMoment(at, locale)} ·{' '}
                <span lang="en">{operation}</span>
              </>
            }
          />
        ),
      }))}
    />
  )
}
