import { titleFit } from '#lib/text/title-fit.ts'
import { type PictureSource, readPicture } from './picture-source.ts'
import { Picture } from './picture.tsx'
import styles from './poster.module.css'

/**
 * The poster of an event. Without a picture it shows the title in the colour of its genre. It is decorative: the title
 * is always beside it as text.
 */
export function Poster(props: {
  image: PictureSource<'VERTICAL'> | null | undefined
  title: string
  tone: string | null | undefined
  sizes: string
  alt?: string
  isUrgent?: boolean
}) {
  const { image, sizes, alt = '', isUrgent = false } = props
  if (image && readPicture({ image, crop: 'VERTICAL' }).versions.length > 0) {
    return (
      <div className={styles.poster}>
        <Picture image={image} crop="VERTICAL" sizes={sizes} alt={alt} isUrgent={isUrgent} />
      </div>
    )
  }
  return (
    <div
      className={styles.typographic}

      data-tone={props.tone}
      aria-hidden="true"
    >
      <span data-fit={titleFit(props.title)}>{props.title}</span>
    </div>
  )
}
