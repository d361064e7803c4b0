import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  type LogoList_moduleFragment,
  type LogoListLayout,
  LogoList_moduleFragmentDoc,
} from '#graphql/generated/graphql.ts'
import { AnyLink } from '#ui/links/any-link.tsx'
import { Picture } from '#components/picture/picture.tsx'
import styles from './logo-list.module.css'

const layouts: Record<LogoListLayout, string> = { GRID: 'grid', LARGE: 'large', ROW: 'row' }

/** Logos of sponsors and partners, uncropped: none of the crops fits them. */
export function LogoList(props: { module: FragmentType<typeof LogoList_moduleFragmentDoc> }) {
  const { logoListLayout, items } = readFragment(LogoList_moduleFragmentDoc, props.module)
  return (
    <ul className={styles.logos} data-layout={layouts[logoListLayout]}>
      {items.map((logo, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- items have no names, and their order is that of the page
        <li key={index}>
          {logo.link ? (
            <AnyLink href={logo.link.url}>
              <Sign logo={logo} />
            </AnyLink>
          ) : (
            <Sign logo={logo} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Without its picture a sign is a name. */
function Sign({ logo: { image, name } }: { logo: LogoList_moduleFragment['items'][number] }) {
  if (!image) return <span>{name}</span>
  return <Picture image={image} crop="ORIGINAL" sizes="15rem" alt={name} />
}
