import { resources } from '@foyer/schema/resources/resources.ts'
import { type Section, sections } from '@foyer/schema/resources/sections.ts'
import type { Role } from '@foyer/schema/shapes/roles.ts'
import {
  useGetResourceLabel,
  usePermissions,
  useResourceDefinitions,
  useTranslate,
} from 'react-admin'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { ownPagesFor } from '#provider/own-pages.ts'

/** `path`: address below the folder of the admin site, for a resource its name. */
type Entry = { path: string; name: string }
export type OfferedSection = {
  key: Section
  title: string
  ownPages: Entry[]
  resources: Entry[]
}

/** What the user may open, by sections. Those without anything are left out. */
export function useSections(): OfferedSection[] {
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const locale = useLocaleCode()
  const offered = useResourceDefinitions()
  const { permissions = [] } = usePermissions<Role[]>()
  const ownPages = ownPagesFor(permissions)
  return (Object.keys(sections) as Section[])
    .map((key) => ({
      key,
      title: sections[key][locale],
      ownPages: ownPages
        .filter(({ section }) => section === key)
        .map(({ path, title }) => ({ path, name: translate(title) })),
      resources: resources
        .filter(({ section, resource }) => section === key && offered[resource]?.hasList)
        .map(({ resource }) => ({ path: resource, name: labelOf(resource, 2) })),
    }))
    .filter((one) => one.ownPages.length + one.resources.length > 0)
}
