import type { OwnContainer as Container } from '#features/pages/find-own-container.ts'
import type { Locale } from '#i18n/locales.ts'
import { ModuleList } from '#modules/module-list.tsx'
import styles from './own-container.module.css'

/** What editors have added to the page of an event, a production, a series, a venue or a person. */
export function OwnContainer(props: { container: Container; locale: Locale }) {
  const { container, locale } = props
  return (
    <div className={styles.container} data-layout={container.layout ?? undefined}>
      <ModuleList modules={container.modules} setting={{ locale }} isBelowTheFold />
    </div>
  )
}
