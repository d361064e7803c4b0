import { Menu as FrameworkMenu, useLocaleState, useTranslate } from 'react-admin'
import { ListItemButton, ListItemText } from '@mui/material'

/** Every resource that the editor may edit, and the ways back to the site. */
export function Menu() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (
    <FrameworkMenu>
      <FrameworkMenu.ResourceItems />
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
