import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { type TwoColumnsLayout, TwoColumns_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import { Picture } from '#components/picture/picture.tsx'
import { RichText } from '#ui/rich-text.tsx'
import styles from './two-columns.module.css'

const layouts: Record<TwoColumnsLayout, string> = {
  IMAGE_TEXT: 'image-text',
  TEXT_IMAGE: 'text-image',
}

/** A picture and a text beside each other. */
export function TwoColumns(props: {
  module: FragmentType<typeof TwoColumns_moduleFragmentDoc>
  /** Whether it is the first picture of the page. */
  isUrgent: boolean
}) {
  const module = readFragment(TwoColumns_moduleFragmentDoc, props.module)
  const { image } = module
  return (
    <div className={styles.columns} data-layout={layouts[module.twoColumnsLayout]}>
      {image && (
        <figure>
          <Picture
            image={image}
            alt={module.isDecorative ? '' : image.alt}
            crop="HORIZONTAL"
            sizes="(min-width: 48em) 50vw, 100vw"
            isUrgent={props.isUrgent}
          />
          {image.credit && <figcaption>{image.credit}</figcaption>}
        </figure>
      )}
      <RichText html={module.richText} />
    </div>
  )
}
