import { List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material'
import { Title, useGetResourceLabel, useResourceDefinitions, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'

/** The first page: everything that can be edited. */
export function Dashboard() {
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const names = Object.keys(useResourceDefinitions())
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
        {names.map((name) => (
          <ListItem key={name} disablePadding divider>
            <ListItemButton component={Link} to={`/${name}`}>
              <ListItemText
                primary={labelOf(name, 2)}
                slotProps={{ primary: { variant: 'h6', component: 'span' } }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  )
}
