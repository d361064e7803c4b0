import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** A part of a page with a heading, below a line. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ borderTop: '3px solid', pt: 1.5 }}>
      <Typography component="h2" variant="h6" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
