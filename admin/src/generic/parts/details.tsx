import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** Names with their values, beside each other where there is room. Empty ones are left out. */
export function Details({
  values,
}: {
  values: readonly (readonly [name: string, value: ReactNode])[]
}) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
        overflowWrap: 'anywhere',
      }}
    >
      {values
        .filter(([, value]) => value !== '' && value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {value}
            </Typography>
          </div>
        ))}
    </Box>
  )
}
