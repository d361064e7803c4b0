import { Stack } from '@mui/material'
import type { ReactNode } from 'react'

/** What a list has found, and beside it what can be done with all of it. */
export function ListHead({ result, children }: { result: ReactNode; children: ReactNode }) {
  return (
    <Stack
      direction="row"
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
    >
      {result}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {children}
      </Stack>
    </Stack>
  )
}
