import { titleFit } from '#lib/text/title-fit.ts'
import { hasVariants, Picture, type PictureCrop, type PictureSource } from './picture.tsx'
import styles from './poster.module.css'

/**
 * The poster of an event. Without a picture it shows the title in the colour of its genre. It is decorative: the title
 * is always beside it as text.
 */
export function Poster(props: {
  image: PictureSource | null | undefined
  title: string
  tone: string | null | undefined
  crop: PictureCrop
  sizes: string
  alt?: string
  isUrgent?: boolean
}) {
  const { image, crop, sizes, alt = '', isUrgent = false } = props
  if (hasVariants(image)) {
    return (
      <div className={styles.poster} data-crop={crop}>
        <Picture image={image} crop={crop} sizes={sizes} alt={alt} isUrgent={isUrgent} />
      </div>
    )
  }
  return (
    <div
      className={styles.typographic}
      data-crop={props.crop}
      data-tone={props.tone}
      aria-hidden="true"
    >
      <span data-fit={titleFit(props.title)}>{props.title}</span>
    </div>
  )
}
