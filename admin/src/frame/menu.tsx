import { Menu as FrameworkMenu, useLocaleState, useTranslate } from 'react-admin'
import { ListItemButton, ListItemText, SvgIcon } from '@mui/material'

/** Every resource that the editor may edit, and the ways back to the site. */
export function Menu() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (
    <FrameworkMenu>
      <FrameworkMenu.ResourceItems />
      <FrameworkMenu.Item
        to="/audit"
        primaryText={translate('admin.audit.title')}
        leftIcon={<Clock />}
      />
      <li role="none">
        <ListItemButton component="a" href={`/${locale}`} role="menuitem">
          <ListItemText primary={translate('admin.site')} />
        </ListItemButton>
      </li>
      <li role="none">
        <ListItemButton component="a" href={`/${locale}/cms-hub`} role="menuitem">
          <ListItemText primary={translate('admin.hub')} />
        </ListItemButton>
      </li>
    </FrameworkMenu>
  )
}

function Clock() {
  return (
    <SvgIcon>
      <path d="M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18Zm0 2a7 7 0 1 0 0 14a7 7 0 0 0 0-14Zm1 2v4.6l3.2 1.9l-1 1.7L11 12.7V7Z" />
    </SvgIcon>
  )
}
