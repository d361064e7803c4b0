import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { Faq_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import { RichText } from '#ui/rich-text.tsx'
import styles from './faq.module.css'

/** Questions with answers in disclosures: opened by hand, by a link to the answer, and by find-in-page. */
export function Faq(props: { module: FragmentType<typeof Faq_moduleFragmentDoc> }) {
  const { items } = readFragment(Faq_moduleFragmentDoc, props.module)
  return (
    <div className={styles.faq}>
      {items.map(({ question, answer, anchor }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- items have no names, and their order is that of the page
        <details key={index} className={styles.entry}>
          <summary>{question}</summary>
          {/* Browsers open the disclosure around the target of a link: the id belongs to the answer, not the entry. */}
          <div className={styles.answer} id={anchor || undefined}>
            <RichText html={answer} />
          </div>
        </details>
      ))}
    </div>
  )
}
