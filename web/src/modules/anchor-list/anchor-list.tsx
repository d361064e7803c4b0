import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { AnchorList_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import type { ModuleSetting } from '#i18n/module-setting.ts'
import styles from './anchor-list.module.css'
import { LateAnchorLinks } from './late-anchor-links.tsx'

/** Links to the parts of the page, of which the one in view is marked. */
export function AnchorList(props: {
  module: FragmentType<typeof AnchorList_moduleFragmentDoc>
  labels: Pick<ModuleSetting['labels'], 'anchors'>
}) {
  const { sticky, anchors } = readFragment(AnchorList_moduleFragmentDoc, props.module)
  return (
    <nav
      className={styles.anchors}
      aria-label={props.labels.anchors}
      data-sticky={sticky ? 'top' : undefined}
      data-print="no"
    >
      <LateAnchorLinks anchors={anchors} />
    </nav>
  )
}
