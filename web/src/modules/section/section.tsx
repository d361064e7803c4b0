import { Fragment, type ReactNode } from 'react'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { Section_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import { CoverPicture } from '#components/picture/cover-picture.tsx'
import styles from './section.module.css'

/** A row of columns, over a picture if it has one. */
export function Section(props: {
  module: FragmentType<typeof Section_moduleFragmentDoc>
  /** The module with this number. */
  show: (number: number) => ReactNode
}) {
  const module = readFragment(Section_moduleFragmentDoc, props.module)
  const { image, cssClass, columns } = module
  return (
    <section className={[styles.section, cssClass].filter(Boolean).join(' ')}>
      {image && (
        <div className={styles.ground}>
          <CoverPicture image={image} alt="" />
        </div>
      )}
      <div className={styles.columns} data-layout={columns.map(({ width }) => width).join('-')}>
        {columns.map(({ index, moduleNumbers }) => (
          <div key={index} className={styles.column}>
            {moduleNumbers.map((number) => (
              <Fragment key={number}>{props.show(number)}</Fragment>
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}
