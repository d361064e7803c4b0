import { Box } from '@mui/material'
import { AppBar as FrameworkAppBar, TitlePortal } from 'react-admin'

/** The bar above all pages. The title of the page in it is its heading. */
export function AppBar() {
  return (
    <FrameworkAppBar alwaysOn>
      <Box component="h1" sx={{ m: 0, flex: 1, minWidth: 0, display: 'flex', fontSize: '1.25rem' }}>
        <TitlePortal />
      </Box>
    </FrameworkAppBar>
  )
}
