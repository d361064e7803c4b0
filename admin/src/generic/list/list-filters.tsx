import { Stack } from '@mui/material'
import type { ReactNode } from 'react'

/** The row of what a list is searched and filtered by. */
export function ListFilters({ children }: { children: ReactNode }) {
  return (
    <Stack
      role="search"
      direction="row"
      className="not-printed"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: 2,
        '& > .MuiFormControl-root, & > .MuiAutocomplete-root': {
          flex: '1 1 11rem',
          maxWidth: { sm: '20rem' },
          m: 0,
        },
      }}
    >
      {children}
    </Stack>
  )
}
