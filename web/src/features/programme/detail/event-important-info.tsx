import { getTranslations } from 'next-intl/server'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { EventImportantInfo_eventFragmentDoc } from '#graphql/generated/graphql.ts'
import { RichText } from '#ui/rich-text.tsx'
import styles from './event-important-info.module.css'

/** What has to be known before coming. */
export async function EventImportantInfo(props: {
  event: FragmentType<typeof EventImportantInfo_eventFragmentDoc>
}) {
  const t = await getTranslations('event')
  const { importantInfo } = readFragment(EventImportantInfo_eventFragmentDoc, props.event)
  if (!importantInfo) return null
  return (
    <section className={styles.info}>
      <h2>{t('importantInfo')}</h2>
      <RichText html={importantInfo} />
    </section>
  )
}
