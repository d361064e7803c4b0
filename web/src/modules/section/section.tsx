import { Fragment, type ReactNode } from 'react'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { Section_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import { Picture } from '#components/picture/picture.tsx'
import styles from './section.module.css'

/** A row of columns, over a picture if it has one. */
export function Section(props: {
  module: FragmentType<typeof Section_moduleFragmentDoc>
  /** The module with this number. */
  show: (id: number) => ReactNode
}) {
  const module = readFragment(Section_moduleFragmentDoc, props.module)
  const { image, extraClass, columns } = module
  return (
    <section className={[styles.section, extraClass].filter(Boolean).join(' ')}>
      {image && (
        <div className={styles.ground}>
          <Picture image={image} crop="HORIZONTAL" sizes="100vw" />
        </div>
      )}
      <div className={styles.columns} data-layout={columns.map(({ classes }) => classes).join('-')}>
        {columns.map(({ index, children }) => (
          <div key={index} className={styles.column}>
            {children.map((id) => (
              <Fragment key={id}>{props.show(id)}</Fragment>
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}
