import { useTranslations } from 'next-intl'
import type { HubPublishingQuery } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { formatMoment } from '#features/hub/format-moment.ts'
import { HubList, HubRow } from '#features/hub/hub-list.tsx'
import { KeyFigures } from '#features/hub/key-figures.tsx'
import { editAddress } from './edit-address.ts'

type Publishing = NonNullable<HubPublishingQuery['dashboardPublishing']>

/** Drafts that were changed or submitted, and what is scheduled. */
export function PublishingSection(props: { publishing: Publishing; locale: Locale }) {
  const { publishing, locale } = props
  const t = useTranslations('hub.publishing')
  return (
    <>
      <KeyFigures
        figures={[
          [t('submitted'), publishing.submitted],
          [t('scheduled'), publishing.scheduled],
          [t('changed'), publishing.changed],
        ]}
      />
      <HubList
        none={t('none')}
        rows={publishing.documents.map((document) => {
          const { slug, locale: language, title, reason, at, author, note } = document
          const why = t(`reasons.${reason}`)
          const who = [why, author, formatMoment(at, locale), language, note].filter(Boolean)
          return {
            key: `${reason} ${slug} ${language}`,
            row: <HubRow title={title} href={editAddress(document)} detail={who.join(' · ')} />,
          }
        })}
      />
    </>
  )
}
