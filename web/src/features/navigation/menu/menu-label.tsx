import { AnyLink } from '#ui/links/any-link.tsx'
import type { MenuLeaf } from './menu-entry.ts'

/** The label of an entry, as a link if it has an address. */
export function MenuLabel({ entry, here }: { entry: MenuLeaf; here: string }) {
  const { url, title } = entry
  if (!url) return <span>{title}</span>
  return (
    <AnyLink href={url} aria-current={url === here ? 'page' : undefined}>
      {title}
    </AnyLink>
  )
}
