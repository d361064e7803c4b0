import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Hub, Loaded } from './find-hub.ts'
import styles from './hub.module.css'

/** The sections in their order. */
export const sectionNames = [
  'site',
  'sales',
  'publishing',
  'forms',
  'missingPages',
  'versions',
  'activities',
  'keywords',
  'links',
  'assets',
  'loadTimes',
  'identity',
  'failures',
] as const satisfies readonly (keyof Hub)[]
export type SectionName = (typeof sectionNames)[number]

/** A section of the hub with its heading; nothing for people without the role for it, and a sentence if it cannot be loaded. */
export function HubSection<Content>(props: {
  name: SectionName
  loaded: Loaded<Content>
  isWide?: true
  children: (content: Content) => ReactNode
}) {
  const { name, loaded, isWide } = props
  const t = useTranslations('hub')
  if (loaded.status === 'hidden') return null
  return (
    <section
      className={styles.section}
      data-wide={isWide && ''}
      aria-labelledby={name}
      data-section={name}
    >
      <h2 id={name} className={styles.heading}>
        {t(`${name}.title`)}
      </h2>
      {loaded.status === 'failed' ? (
        <p className={styles.failed}>{t('failed')}</p>
      ) : (
        props.children(loaded.content)
      )}
    </section>
  )
}
