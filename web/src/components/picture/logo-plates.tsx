import { AnyLink } from '#ui/links/any-link.tsx'
import type { PictureSource } from './picture-source.ts'
import { Picture } from './picture.tsx'
import styles from './logo-plates.module.css'

type Logo = {
  image: PictureSource<'ORIGINAL'> | null | undefined
  name: string
  url?: string | undefined
}

/** Logos on white plates, uncropped: none of the crops fits them. Without its picture a logo is its name. */
export function LogoPlates(props: { layout: 'grid' | 'large' | 'row'; logos: readonly Logo[] }) {
  return (
    <ul className={styles.logos} data-layout={props.layout}>
      {props.logos.map(({ image, name, url }, index) => {
        const sign = image ? (
          <Picture image={image} crop="ORIGINAL" sizes="15rem" alt={name} />
        ) : (
          <span>{name}</span>
        )
        return (
          // oxlint-disable-next-line react/no-array-index-key -- names may repeat, and the order is that of the page
          <li key={index}>{url ? <AnyLink href={url}>{sign}</AnyLink> : sign}</li>
        )
      })}
    </ul>
  )
}
