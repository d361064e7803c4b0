import { Pagination } from '@mui/material'
import { useTranslate } from 'react-admin'

type Props = {
  count: number
  page: number
  /** What the list is of, for screen readers. */
  label: string
  onChange: (page: number) => void
}

/** Links to the pages of a list; nothing if there is only one. */
export function ListPages({ count, page, label, onChange }: Props) {
  const translate = useTranslate()
  if (count <= 1) return null
  return (
    <Pagination
      sx={{ mt: 2 }}
      count={count}
      page={page}
      onChange={(_event, wanted) => onChange(wanted)}
      aria-label={label}
      getItemAriaLabel={(type, wanted) => translate(`admin.audit.page.${type}`, { page: wanted })}
    />
  )
}
