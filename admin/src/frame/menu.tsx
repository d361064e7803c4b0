import { rolesOf } from '@foyer/schema/rest/access.ts'
import type { Role } from '@foyer/schema/shapes/roles.ts'
import { Divider, ListItemButton, ListItemText, ListSubheader, SvgIcon } from '@mui/material'
import { Menu as FrameworkMenu, usePermissions, useSidebarState, useTranslate } from 'react-admin'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { type OfferedSection, useSections } from './use-sections.ts'

const header = {
  minHeight: '0.5rem',
  pt: 1.5,
  lineHeight: 1.5,
  bgcolor: 'transparent',
  position: 'static',
} as const

/** Every resource and page that the user may open, by sections, and the ways back to the site. */
export function Menu() {
  const locale = useLocaleCode()
  return (
    <FrameworkMenu>
      {useSections().map((section) => (
        <SectionOfMenu key={section.key} section={section} />
      ))}
      <Divider component="li" role="separator" sx={{ my: 1 }} />
      <PageOfTheSite href={`/${locale}`} name="admin.site" />
      <PageOfTheSite href={`/${locale}/cms-hub`} name="admin.hub" />
    </FrameworkMenu>
  )
}

/** The title of a section, which a narrow menu leaves out, and its entries. */
function SectionOfMenu({ section }: { section: OfferedSection }) {
  const { key, title, ownPages, resources } = section
  const [isOpen] = useSidebarState()
  const locale = useLocaleCode()
  const { permissions = [] } = usePermissions<Role[]>()
  const sellsVouchers = rolesOf.box_office.some((role) => permissions.includes(role))
  return (
    <>
      <ListSubheader role="separator" aria-label={title} sx={header}>
        {isOpen && title}
      </ListSubheader>
      {ownPages.map(({ path, name }) => (
        <FrameworkMenu.Item
          key={path}
          to={`/${path}`}
          primaryText={name}
          leftIcon={<Icon path={path} />}
        />
      ))}
      {key === 'boxOffice' && sellsVouchers && (
        <PageOfTheSite href={`/box-office/${locale}/vouchers/issue/`} name="admin.vouchers" />
      )}
      {resources.map(({ path }) => (
        <FrameworkMenu.ResourceItem key={path} name={path} />
      ))}
    </>
  )
}

/** A link that leaves the admin site. `name`: key of its words. */
function PageOfTheSite({ href, name }: { href: string; name: string }) {
  const translate = useTranslate()
  return (
    <li role="none">
      <ListItemButton component="a" href={href} role="menuitem">
        <ListItemText primary={translate(name)} />
      </ListItemButton>
    </li>
  )
}

/** A ticket, a list with ticks, a person, a letter, an envelope with a tick, a pin, a switch, and a clock. */
const shapes: Readonly<Record<string, string>> = {
  orders:
    'M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4V6Zm2 2v.6a4 4 0 0 1 0 6.8v.6h14v-.6a4 4 0 0 1 0-6.8V8H5Zm9 1h2v2h-2V9Zm0 4h2v2h-2v-2Z',
  'door-lists':
    'M10 5h11v2H10V5Zm0 6h11v2H10v-2Zm0 6h11v2H10v-2ZM4.5 9 2 6.500l1.200-1.200L4.500 6.600l2.900-2.900 1.200 1.200L4.500 9Zm0 6L2 12.500l1.200-1.200 1.300 1.300 2.900-2.900 1.200 1.200L4.500 15Zm0 6L2 18.500l1.200-1.200 1.300 1.300 2.900-2.900 1.200 1.200L4.500 21Z',
  accounts:
    'M12 4a4 4 0 1 1 0 8a4 4 0 0 1 0-8Zm0 2a2 2 0 1 0 0 4a2 2 0 0 0 0-4ZM4 20v-2c0-2.700 5.300-4 8-4s8 1.300 8 4v2H4Zm2-2h12c-.200-.700-3.300-2-6-2s-5.800 1.300-6 2Z',
  'form-entries': 'M3 5h18v14H3Zm2 3.200V17h14V8.200l-7 4.900Zm1.400-1.200L12 10.900L17.600 7Z',
  newsletter:
    'M3 5h18v8h-2V8.200l-7 4.900l-7-4.900V17h7v2H3Zm3.400 2L12 10.900L17.600 7Zm9.600 14.400l-3-3l1.400-1.400l1.600 1.600l3.600-3.600l1.400 1.400Z',
  'sticky-links':
    'M8 3h8v2l-1 1v5l3 3v2h-5v5l-1 1l-1-1v-5H6v-2l3-3V6L8 5V3Zm3 3v6l-2 2h6l-2-2V6h-2Z',
  'site-settings/1':
    'M7 6h10a6 6 0 0 1 0 12H7A6 6 0 0 1 7 6Zm0 2a4 4 0 0 0 0 8h10a4 4 0 0 0 0-8Zm10 1.500a2.500 2.500 0 1 1 0 5a2.500 2.500 0 0 1 0-5Z',
  audit:
    'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18Zm0 2a7 7 0 1 0 0 14a7 7 0 0 0 0-14Zm1 2v4.6l3.2 1.9l-1 1.7L11 12.7V7Z',
}

const Icon = ({ path }: { path: string }) => (
  <SvgIcon>
    <path d={shapes[path]} />
  </SvgIcon>
)
