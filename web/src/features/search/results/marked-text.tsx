import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { MarkedText_partFragmentDoc } from '#graphql/generated/graphql.ts'
import styles from './marked-text.module.css'

/** A text with its matches marked. */
export function MarkedText(props: {
  parts: readonly FragmentType<typeof MarkedText_partFragmentDoc>[]
}) {
  const parts = readFragment(MarkedText_partFragmentDoc, props.parts)
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      // oxlint-disable-next-line react/no-array-index-key -- a text does not change its order
      <mark key={index} className={styles.match}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
