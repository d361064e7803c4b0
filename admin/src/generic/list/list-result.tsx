import { Alert, Box, Typography } from '@mui/material'

type Props = {
  problem?: string | undefined
  /** How many there are, in words; undefined until that is known. */
  count?: string | undefined
}

/** What a list has found, said to screen readers too. */
export function ListResult({ problem, count }: Props) {
  return (
    <Box role="status" sx={{ my: 2 }}>
      {problem && <Alert severity="error">{problem}</Alert>}
      {count !== undefined && <Typography>{count}</Typography>}
    </Box>
  )
}
