import type { Role } from '@foyer/schema/shapes/roles.ts'
import { List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material'
import {
  Title,
  useGetResourceLabel,
  usePermissions,
  useResourceDefinitions,
  useTranslate,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { ownPagesFor } from '#provider/own-pages.ts'

/** The first page: everything that can be edited. */
export function Dashboard() {
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const { permissions = [] } = usePermissions<Role[]>()
  const entries = [
    ...ownPagesFor(permissions).map(({ path, title }) => ({ path, name: translate(title) })),
    ...Object.values(useResourceDefinitions())
      .filter(({ hasList }) => hasList)
      .map(({ name }) => ({ path: name, name: labelOf(name, 2) })),
  ]
  return (
    <>
      <Title title={translate('admin.title')} />
      <Typography
        component="h2"
        sx={{
          fontSize: 'clamp(2rem, 6vw, 4rem)',
          fontWeight: 900,
          fontStretch: '67%',
          lineHeight: 1,
          my: 3,
        }}
      >
        {translate('admin.dashboard.welcome')}
      </Typography>
      <List sx={{ borderTop: '3px solid', maxWidth: '40rem' }}>
        {entries.map(({ path, name }) => (
          <ListItem key={path} disablePadding divider>
            <ListItemButton component={Link} to={`/${path}`}>
              <ListItemText
                primary={name}
                slotProps={{ primary: { variant: 'h6', component: 'span' } }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  )
}
