import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { type LogoListExtraClass, LogoList_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import { AnyLink } from '#ui/any-link.tsx'
import styles from './logo-list.module.css'

const layouts: Record<LogoListExtraClass, string> = { GRID: 'grid', LARGE: 'large', ROW: 'row' }

/** Signs of sponsors and partners, whole: none of the crops fits them. */
export function LogoList(props: { module: FragmentType<typeof LogoList_moduleFragmentDoc> }) {
  const { logoListExtraClass, items } = readFragment(LogoList_moduleFragmentDoc, props.module)
  return (
    <ul className={styles.logos} data-layout={layouts[logoListExtraClass]}>
      {items.map(({ imageObj: image, name, link }, index) => {
        const sign = image ? (
          <img
            src={image.url}
            width={image.width}
            height={image.height}
            alt={name}
            loading="lazy"
            decoding="async"
          />
        ) : (
          name
        )
        return (
          <li key={index}>{link ? <AnyLink href={link}>{sign}</AnyLink> : <span>{sign}</span>}</li>
        )
      })}
    </ul>
  )
}
