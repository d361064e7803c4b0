import { hasVariants, Picture, type PictureCrop, type PictureSource } from './picture.tsx'
import styles from './portrait.module.css'

/**
 * The portrait of a person. Where there is no picture, the initials are set as one, so large that the sheet crops them, in
 * the colour of a genre. It is decoration: the name always stands beside it in words.
 */
export function Portrait(props: {
  image: PictureSource | null | undefined
  firstName: string
  lastName: string
  genre?: string | undefined
  crop: PictureCrop
  sizes: string
  isUrgent?: boolean
}) {
  const { image, crop, sizes, isUrgent = false } = props
  if (hasVariants(image)) {
    return (
      <div className={styles.portrait} data-crop={crop}>
        <Picture image={image} crop={crop} sizes={sizes} isUrgent={isUrgent} />
      </div>
    )
  }
  return (
    <div
      className={styles.typographic}
      data-crop={crop}
      data-genre={props.genre}
      aria-hidden="true"
    >
      <span>{firstLetter(props.firstName)}</span>
      <span>{firstLetter(props.lastName)}</span>
    </div>
  )
}

const firstLetter = (name: string) => /^./u.exec(name)?.[0] ?? ''
