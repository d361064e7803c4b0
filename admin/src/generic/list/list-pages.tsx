import { Pagination } from '@mui/material'
import { useTranslate } from 'react-admin'

type Props = { count: number; page: number; onChange: (page: number) => void }

/** Links to the pages of a list; nothing if there is only one. */
export function ListPages({ count, page, onChange }: Props) {
  const translate = useTranslate()
  if (count <= 1) return null
  return (
    <Pagination
      sx={{ mt: 2 }}
      count={count}
      page={page}
      onChange={(_event, wanted) => onChange(wanted)}
      aria-label={translate('admin.list.pages')}
      getItemAriaLabel={(type, wanted) => translate(`admin.list.page.${type}`, { page: wanted })}
    />
  )
}
