import { Box, List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material'
import { Title, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { type OfferedSection, useSections } from './use-sections.ts'

/** The first page: everything that can be edited, by sections. */
export function Dashboard() {
  const translate = useTranslate()
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
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
          gap: 4,
        }}
      >
        {useSections().map((section) => (
          <SectionOfDashboard key={section.key} section={section} />
        ))}
      </Box>
    </>
  )
}

function SectionOfDashboard({ section }: { section: OfferedSection }) {
  const { title, ownPages, resources } = section
  return (
    <section>
      <Typography component="h3" variant="h6">
        {title}
      </Typography>
      <List sx={{ borderTop: '3px solid' }}>
        {[...ownPages, ...resources].map(({ path, name }) => (
          <ListItem key={path} disablePadding divider>
            <ListItemButton component={Link} to={`/${path}`}>
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </section>
  )
}
