import { Box } from '@mui/material'
import type { ReactNode } from 'react'

const beside = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  justifyContent: 'space-between',
  alignItems: 'center',
} as const

/** A row of a list that follows from no definition. Its parts are in columns, by the width of the window, or stand beside each other. */
export function ListRow({
  columns,
  children,
}: {
  /** Tracks of the grid by width, such as `{ xs: '1fr', sm: '1fr 1fr' }`. */
  columns?: Readonly<Record<string, string>>
  children: ReactNode
}) {
  const layout = columns
    ? { display: 'grid', columnGap: 3, rowGap: 0.5, gridTemplateColumns: columns }
    : beside
  return (
    <Box
      component="li"
      sx={{
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        overflowWrap: 'anywhere',
        ...layout,
      }}
    >
      {children}
    </Box>
  )
}
