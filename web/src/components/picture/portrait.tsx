import { type PictureSource, readPicture } from './picture-source.ts'
import { Picture } from './picture.tsx'
import styles from './portrait.module.css'

/**
 * The portrait of a person. Without a picture it shows the initials, so large that they are cropped, in the colour of a
 * genre. It is decorative, since the name is always beside it as text, unless `alt` says what a picture shows.
 */
export function Portrait(props: {
  image: PictureSource<'VERTICAL'> | null | undefined
  firstName: string | null
  lastName: string
  tone?: string | null | undefined
  sizes: string
  alt?: string | undefined
  isUrgent?: boolean
}) {
  const { image, sizes, alt = '', isUrgent = false } = props
  if (image && readPicture({ image, crop: 'VERTICAL' }).versions.length > 0) {
    return (
      <div className={styles.portrait}>
        <Picture image={image} crop="VERTICAL" sizes={sizes} alt={alt} isUrgent={isUrgent} />
      </div>
    )
  }
  return (
    <div className={styles.typographic} data-tone={props.tone} aria-hidden="true">
      <span>{firstLetter(props.firstName ?? '')}</span>
      <span>{firstLetter(props.lastName)}</span>
    </div>
  )
}

const firstLetter = (name: string) => /^./u.exec(name)?.[0] ?? ''
