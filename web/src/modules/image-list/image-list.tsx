import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { ImageList_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import { AnyLink } from '#ui/any-link.tsx'
import { Picture } from '#ui/picture.tsx'
import styles from './image-list.module.css'

/** Several pictures, arranged as their format says. */
export function ImageList(props: { module: FragmentType<typeof ImageList_moduleFragmentDoc> }) {
  const { imageListFormat, items } = readFragment(ImageList_moduleFragmentDoc, props.module)
  return (
    <ul className={styles.list} data-format={imageListFormat.toLowerCase()}>
      {items.map(({ imageObj: image, imageThumbnails, headline, text, link }, index) => (
        <li key={index}>
          <figure>
            {image && (
              <Picture
                image={image}
                thumbnails={imageThumbnails}
                alt={image.alt}
                crop="VERTICAL"
                sizes="(min-width: 48em) 30vw, 50vw"
              />
            )}
            {(headline || text || link || image?.credit) && (
              <figcaption>
                {headline && (
                  <strong>{link ? <AnyLink href={link}>{headline}</AnyLink> : headline}</strong>
                )}
                {text && <p>{text}</p>}
                {image?.credit && <p className={styles.credit}>{image.credit}</p>}
              </figcaption>
            )}
          </figure>
        </li>
      ))}
    </ul>
  )
}
