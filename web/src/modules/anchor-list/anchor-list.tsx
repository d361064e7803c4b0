import { useTranslations } from 'next-intl'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { AnchorList_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import styles from './anchor-list.module.css'
import { LateAnchorLinks } from './late-anchor-links.tsx'

/** Links to the parts of the page, of which the one in view is marked. */
export function AnchorList(props: { module: FragmentType<typeof AnchorList_moduleFragmentDoc> }) {
  const t = useTranslations('modules')
  const { sticky, anchors } = readFragment(AnchorList_moduleFragmentDoc, props.module)
  return (
    <nav
      className={styles.anchors}
      aria-label={t('anchors')}
      data-sticky={sticky ? 'top' : undefined}
      data-print="no"
    >
      <LateAnchorLinks anchors={anchors} />
    </nav>
  )
}
