import { useTranslations } from 'next-intl'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { AnchorList_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import styles from './anchor-list.module.css'
import { LazyAnchorLinks } from './lazy-anchor-links.tsx'

/** Links to the parts of the page, of which the current one is marked. */
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
      <LazyAnchorLinks anchors={anchors} />
    </nav>
  )
}
